import type { EntityManager } from 'typeorm'
import { AppError, requireRow } from '../../core/errors'
import type { User } from '../../accounts/user.entity'
import type { MailDefinition } from '../../mail/mail-definition'
import type { NotTold } from '../../mail/not-told'
import { queueToPerson } from '../../mail/person-mails'
import { emit } from '../../webhooks/emit'
import type { Services } from '../../graphql/services'
import { LaunchPhase } from '../launch/launch.entity'
import { requirePhase } from '../launch/launch.service'
import type { Plan } from '../memberships/membership.entity'
import { lockEntry, moveEntries } from '../waitlist/entry-moves.service'
import { WaitlistStatus, type WaitlistEntry } from '../waitlist/waitlist-entry.entity'
import { Offer, OfferState } from './offer.entity'
import { offerEvents } from './waves.events'

/** Why an offer cannot be decided any more. */
const DECIDED: Record<OfferState, string> = {
  open: 'This offer has expired.',
  accepted: 'This offer has been accepted already.',
  declined: 'This offer has been declined already.',
  expired: 'This offer has expired.',
  withdrawn: 'The club has withdrawn this offer.',
}

export interface Decision {
  state: 'accepted' | 'declined' | 'withdrawn'
  plan?: Plan
  reason?: string
}

/** The end of an open offer whose person leaves. */
export const LEFT: Decision = { state: OfferState.declined, reason: 'Left the waitlist.' }

/**
 * Decides an open offer whose entry is locked. The database's clock decides whether it has expired
 * (WAITLIST-18).
 * Throws CONFLICT if it is decided already or has expired.
 */
export async function decideOffer(
  id: string,
  { state, plan, reason }: Decision,
  em: EntityManager,
): Promise<void> {
  const [rows] = await em.query<[DecidedOffer[], number]>(
    `UPDATE offer SET state = $2::offer_state_enum, plan = $3, reason = $4, "decidedAt" = clock_timestamp()
     WHERE id = $1 AND state = 'open'
       AND ("expiresAt" > clock_timestamp() OR $2::offer_state_enum = 'withdrawn')
     RETURNING ${DECIDED_COLUMNS}`,
    [id, state, plan ?? null, reason ?? null],
  )
  if (rows.length > 0) return reportOffers(rows, em)
  const { state: current } = await em.findOneByOrFail(Offer, { id })
  throw new AppError('CONFLICT', DECIDED[current])
}

/** Ends the open offers of locked entries, notifies every server, and returns offers by entry. */
export async function endOpenOffers(
  entryIds: readonly string[],
  { state, plan, reason }: Decision,
  em: EntityManager,
): Promise<Map<string, string>> {
  const [rows] = await em.query<[DecidedOffer[], number]>(
    `UPDATE offer SET state = $2, plan = $3, reason = $4, "decidedAt" = clock_timestamp()
     WHERE "entryId" = ANY ($1) AND state = 'open' RETURNING ${DECIDED_COLUMNS}`,
    [entryIds, state, plan ?? null, reason ?? null],
  )
  await reportOffers(rows, em)
  return new Map(rows.map(({ id, entryId }) => [entryId, id]))
}

/**
 * Withdraws accepted offers whose membership the team has undone: their places are free again. The
 * person reads the reason.
 */
export async function freeAcceptedPlaces(
  offerIds: readonly string[],
  em: EntityManager,
): Promise<void> {
  const [rows] = await em.query<[DecidedOffer[], number]>(
    `UPDATE offer SET state = 'withdrawn', plan = NULL,
       reason = 'The team has undone its change of your status.'
     WHERE id = ANY ($1) AND state = 'accepted' RETURNING ${DECIDED_COLUMNS}`,
    [offerIds],
  )
  await reportOffers(rows, em)
}

/** An offer that has just been decided, with the columns DECIDED_COLUMNS. */
export interface DecidedOffer {
  id: string
  entryId: string
  waveId: string
  plan: Plan | null
  state: keyof typeof offerEvents
}

export const DECIDED_COLUMNS = 'id, "entryId", "waveId", plan, state'

/** Emits the events of offers that have been decided. */
export async function reportOffers(
  offers: readonly DecidedOffer[],
  em: EntityManager,
): Promise<void> {
  for (const end of new Set(offers.map(({ state }) => state))) {
    const rows = offers.filter(({ state }) => state === end)
    await emit(offerEvents[end], rows, em)
  }
}

/** Returns the entries to which an offer was sent after these instants, by entry. */
export async function listOfferedSince(
  instants: ReadonlyMap<string, Date>,
  em: EntityManager,
): Promise<Set<string>> {
  const rows = await em.query<{ entryId: string }[]>(
    `SELECT DISTINCT "entryId" FROM offer
     JOIN unnest($1::uuid[], $2::timestamptz[]) since (id, instant) ON since.id = "entryId"
     WHERE "sentAt" > instant`,
    [[...instants.keys()], [...instants.values()]],
  )
  return new Set(rows.map(({ entryId }) => entryId))
}

/** Returns the person's own offer with its entry locked. Throws NOT_OPEN_YET, NOT_FOUND. */
export async function lockOwnOffer(
  user: User,
  id: string,
  em: EntityManager,
): Promise<{ offer: Offer; entry: WaitlistEntry }> {
  await requirePhase(LaunchPhase.memberships, em)
  const offer = requireRow(await em.findOneBy(Offer, { id }))
  const entry = await lockEntry(offer.entryId, em)
  if (entry.userId !== user.id) throw new AppError('NOT_FOUND')
  return { offer, entry }
}

/** Moves entries back to `waiting`, behind everybody who has been asked less often. */
export const returnEntries = (entries: readonly WaitlistEntry[], em: EntityManager) =>
  moveEntries(entries, { to: WaitlistStatus.waiting, countsAsAsked: true }, em)

/** Queues a mail about an offer to the entry's person; once per offer and template. Returns as queueToPerson. */
export function queueAboutOffer(
  services: Services,
  template: MailDefinition,
  { offer: { id: offerId }, entry: { user } }: { offer: Pick<Offer, 'id'>; entry: WaitlistEntry },
  em: EntityManager,
): Promise<NotTold[]> {
  const mail = { template, data: { offerId }, key: `${template.name}:${offerId}` }
  return queueToPerson(services, mail, user, em)
}

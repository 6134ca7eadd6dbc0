import type { EntityManager } from 'typeorm'
import { AppError } from '../../core/errors'
import type { User } from '../../accounts/user.entity'
import { notify } from '../../database/notifications'
import type { MailDefinition } from '../../mail/mail-definition'
import type { Services } from '../feature'
import { LaunchPhase } from '../launch/launch.entity'
import { requirePhase } from '../launch/launch.service'
import type { Plan } from '../memberships/membership.entity'
import { lockEntries, moveEntries } from '../waitlist/entry-moves.service'
import { queueToPerson } from '../waitlist/entry-mails.service'
import { WaitlistStatus, type WaitlistEntry } from '../waitlist/waitlist-entry.entity'
import { Offer, OfferState } from './offer.entity'

/** The NOTIFY channel of waves and their offers; the payload is a wave's id. */
export const WAVE_CHANGED = 'wave_changed'

/** Why an offer cannot be decided any more. */
const DECIDED: Record<OfferState, string> = {
  open: 'This offer has expired.',
  accepted: 'This offer has been accepted already.',
  declined: 'This offer has been declined already.',
  expired: 'This offer has expired.',
  withdrawn: 'The club has withdrawn this offer.',
}

export interface Decision {
  state: OfferState.accepted | OfferState.declined | OfferState.withdrawn
  plan?: Plan
  reason?: string
}

/**
 * Decides an open offer whose entry is locked. The database's clock judges whether it has expired
 * (WAITLIST-18).
 * Throws CONFLICT if it is decided already or has expired.
 */
export async function decideOffer(
  id: string,
  { state, plan, reason }: Decision,
  em: EntityManager,
): Promise<void> {
  const [rows] = await em.query<[{ waveId: string }[], number]>(
    `UPDATE offer SET state = $2::offer_state_enum, plan = $3, reason = $4, "decidedAt" = clock_timestamp()
     WHERE id = $1 AND state = 'open'
       AND ("expiresAt" > clock_timestamp() OR $2::offer_state_enum = 'withdrawn')
     RETURNING "waveId"`,
    [id, state, plan ?? null, reason ?? null],
  )
  const [decided] = rows
  if (decided) return notify(WAVE_CHANGED, [decided.waveId], em)
  const { state: current } = await em.findOneByOrFail(Offer, { id })
  throw new AppError('CONFLICT', DECIDED[current])
}

/** Ends the open offers of locked entries, notifies every server, and returns offers by entry. */
export async function endOpenOffers(
  entryIds: readonly string[],
  { state, plan, reason }: Decision,
  em: EntityManager,
): Promise<Map<string, string>> {
  type Ended = { id: string; entryId: string; waveId: string }
  const [rows] = await em.query<[Ended[], number]>(
    `UPDATE offer SET state = $2, plan = $3, reason = $4, "decidedAt" = clock_timestamp()
     WHERE "entryId" = ANY ($1) AND state = 'open' RETURNING id, "entryId", "waveId"`,
    [entryIds, state, plan ?? null, reason ?? null],
  )
  await notifyWaves(rows, em)
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
  const [rows] = await em.query<[{ waveId: string }[], number]>(
    `UPDATE offer SET state = 'withdrawn', plan = NULL,
       reason = 'The team has undone its change of your status.'
     WHERE id = ANY ($1) AND state = 'accepted' RETURNING "waveId"`,
    [offerIds],
  )
  await notifyWaves(rows, em)
}

const notifyWaves = (rows: readonly { waveId: string }[], em: EntityManager) =>
  notify(WAVE_CHANGED, [...new Set(rows.map(({ waveId }) => waveId))], em)

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
  const offer = await em.findOneBy(Offer, { id })
  const [entry] = offer ? await lockEntries([offer.entryId], em) : []
  if (!offer || entry?.userId !== user.id) throw new AppError('NOT_FOUND')
  return { offer, entry }
}

/** Moves entries back to `waiting`, behind everybody who has been asked less often. */
export const returnEntries = (entries: readonly WaitlistEntry[], em: EntityManager) =>
  moveEntries(entries, { to: WaitlistStatus.waiting, countsAsAsked: true }, em)

/** Queues a mail about an offer to the entry's person; once per offer and template. */
export async function queueAboutOffer(
  services: Pick<Services, 'mailer'>,
  template: MailDefinition,
  { offer: { id: offerId }, entry: { user } }: { offer: Pick<Offer, 'id'>; entry: WaitlistEntry },
  em: EntityManager,
): Promise<void> {
  const mail = { template, data: { offerId }, key: `${template.name}:${offerId}` }
  await queueToPerson(services, mail, user, em)
}

import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { parse } from 'graphql'
import { db } from '../src/database/data-source'
import { User } from '../src/accounts/user.entity'
import { forgetLaunch } from '../src/features/launch/launch.service'
import { Membership } from '../src/features/memberships/membership.entity'
import { joinWaitlist } from '../src/features/waitlist/waitlist.service'
import { WaitlistEntry } from '../src/features/waitlist/waitlist-entry.entity'
import { Offer } from '../src/features/waves/offer.entity'
import { Wave } from '../src/features/waves/wave.entity'
import { createPeople } from './factories'
import type { Caller } from './caller'
import {
  SendWaveDocument,
  WavePreviewDocument,
  type WaveInput,
  type WavePreviewQuery,
} from './operations'

// parse returns untyped documents.
const operation = <Data>(text: string) => parse(text) as TypedDocumentNode<Data, object>

type Preview = NonNullable<WavePreviewQuery['wavePreview']>

const OFFER = 'id place state sentAt expiresAt decidedAt plan reason'
const WAVE = 'id number size days refill confirmedOnly note sentAt closedAt'
const COUNTS = 'counts { open accepted declined expired withdrawn }'
const MEMBERSHIP = 'id number plan state startedAt endsOn endReason'
const ENTRY = 'id position status leftAt leftReason'

export const wave = operation<{ wave: any }>(
  `query ($id: ID!) {
    wave(id: $id) {
      ${WAVE} ${COUNTS}
      offers { totalCount edges { node { ${OFFER} entry { ${ENTRY} user { email } } } } }
    }
  }`,
)
export const myOffer = operation<{ myOffer: { id: string; expiresAt: string } | null }>(
  `{ myOffer { ${OFFER} } }`,
)
export const myLatestOffer = operation<{
  myLatestOffer: { state: string; reason: string | null } | null
}>(`{ myLatestOffer { ${OFFER} } }`)
export const declineOffer = operation<{ declineOffer: { status: string; position: number } }>(
  `mutation ($input: DeclineOfferInput!) { declineOffer(input: $input) { ${ENTRY} } }`,
)
export const withdrawOffer = operation<{ withdrawOffer: any }>(
  `mutation ($input: WithdrawOfferInput!) { withdrawOffer(input: $input) { ${OFFER} entry { ${ENTRY} } } }`,
)
export const leaveWaitlist = operation<{ leaveWaitlist: { status: string; leftAt: string } }>(
  `mutation { leaveWaitlist { ${ENTRY} } }`,
)
export const removeEntry = operation<{ removeEntry: { status: string } }>(
  `mutation ($input: RemoveEntryInput!) { removeEntry(input: $input) { ${ENTRY} } }`,
)
export const endMembershipOf = operation<{ endMembershipOf: any }>(
  `mutation ($input: EndMembershipOfInput!) { endMembershipOf(input: $input) { ${MEMBERSHIP} person { email } } }`,
)
export const launch = operation<{ launch: { phase: string; changedAt: string } }>(
  '{ launch { phase changedAt } }',
)
export const setLaunchPhase = operation<{ setLaunchPhase: { phase: string } }>(
  'mutation ($input: SetLaunchPhaseInput!) { setLaunchPhase(input: $input) { phase changedAt } }',
)

type Phase = 'waitlist' | 'memberships' | 'booking'

/** Sets the launch phase without the team's steps. */
export async function setPhase(phase: Phase): Promise<void> {
  await db.query('UPDATE launch SET phase = $1', [phase])
  forgetLaunch()
}

/** Begins the phase `booking` at an instant, which is the clock’s, too. */
export async function beginBooking(api: { at: (instant: string) => void }, instant: string) {
  api.at(instant)
  await setPhase('booking')
  await db.query('UPDATE launch SET "changedAt" = $1', [instant])
}

/** A person with their entry. */
export interface Waiting {
  user: User
  entry: WaitlistEntry
}

/** Creates people who wait, in the order of their positions. `values` are each person's columns. */
export async function createWaiting(
  size: number,
  now: Date,
  values: Partial<User> = { emailConfirmedAt: new Date(0) },
): Promise<Waiting[]> {
  await db.query('UPDATE waitlist_counter SET "maxDay" = 225')
  const waiting: Waiting[] = []
  for (const user of await createPeople(size, values))
    waiting.push({ user, entry: (await joinWaitlist(user, {}, now)).entry })
  return waiting
}

export const defaults: WaveInput = { size: 3, days: 7, refill: false, confirmedOnly: false }

/** Returns what a wave would do. */
export async function preview(team: Caller, settings: Partial<WaveInput> = {}): Promise<Preview> {
  const input = { ...defaults, ...settings }
  return (await team.ok(WavePreviewDocument, { input })).wavePreview
}

/** Looks at the preview of a wave and sends it. */
export async function sendNewWave(
  team: Caller,
  settings: Partial<WaveInput> = {},
): Promise<string> {
  const input = { ...defaults, ...settings }
  const { digest } = await preview(team, settings)
  return (await team.ok(SendWaveDocument, { input: { ...input, digest } })).sendWave.id
}

/** Returns all offers, oldest first and by place. */
export const offers = () =>
  db
    .getRepository(Offer)
    .find({ order: { sentAt: 'ASC', place: 'ASC' }, relations: { entry: true } })

/** Returns the states of all offers by the positions that their entries have now. */
export async function offerStates(): Promise<[position: number, state: string][]> {
  const rows = await db.query<{ position: number; state: string }[]>(
    `SELECT entry.position, offer.state FROM offer JOIN waitlist_entry entry ON entry.id = offer."entryId"
     JOIN wave ON wave.id = offer."waveId" ORDER BY wave.number, offer."sentAt", offer.place`,
  )
  return rows.map(({ position, state }) => [position, state])
}

export const openOfferOf = ({ entry }: Waiting) =>
  db.getRepository(Offer).findOneByOrFail({ entryId: entry.id, state: 'open' as Offer['state'] })

export const entryOf = ({ entry }: Waiting) =>
  db.getRepository(WaitlistEntry).findOneByOrFail({ id: entry.id })

export const membershipsOf = ({ user }: Waiting) =>
  db.getRepository(Membership).find({ where: { userId: user.id }, order: { number: 'ASC' } })

export const getWave = (id: string) => db.getRepository(Wave).findOneByOrFail({ id })

/** Lets the open offers of these entries (or of all) expire by the database's clock. */
export async function expireOffers(entries?: readonly Waiting[]): Promise<void> {
  await db.query(
    `UPDATE offer SET "expiresAt" = clock_timestamp() - interval '1 ms'
     WHERE state = 'open' AND ($1::uuid[] IS NULL OR "entryId" = ANY ($1))`,
    [entries?.map(({ entry }) => entry.id) ?? null],
  )
}

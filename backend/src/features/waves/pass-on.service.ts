import type { EntityManager } from 'typeorm'
import { db } from '../../database/data-source'
import { lockRow } from '../../database/lock-row'
import { notify } from '../../database/notifications'
import type { JobContext } from '../../jobs/job'
import { lockRecipients } from '../../mail/person-mails'
import { LaunchPhase } from '../launch/launch.entity'
import { hasPhase } from '../launch/launch.service'
import { lockEntries } from '../waitlist/entry-moves.service'
import { WaitlistStatus } from '../waitlist/waitlist-entry.entity'
import type { Services } from '../../graphql/services'
import { createOffers } from './create-offers.service'
import {
  DECIDED_COLUMNS,
  queueAboutOffer,
  reportOffers,
  returnEntries,
  type DecidedOffer,
} from './offer-decisions.service'
import { offerExpiredMail } from './offers.mails'
import { storePassedOver } from './passed-over.service'
import { chooseNext } from './wave-preview.service'
import { Wave } from './wave.entity'
import { WAVE_CHANGED } from './waves.events'

const OPEN_WAVES = `
  SELECT id FROM wave
  WHERE "closedAt" IS NULL OR EXISTS (SELECT FROM offer WHERE "waveId" = wave.id AND state = 'open')
  ORDER BY number`

/**
 * Expires and withdraws what is due, and offers freed places to the next people, in two transactions
 * per wave, so that each locks its entries in one go. It catches up however long no server has run.
 */
export async function passPlacesOn(services: Services, { now, signal }: JobContext): Promise<void> {
  const waves = await db.query<{ id: string }[]>(OPEN_WAVES)
  for (const { id } of waves) {
    signal.throwIfAborted()
    await inWave(id, (wave, em) => endDueOffers(services, wave, em))
    await inWave(id, (wave, em) => refillOrClose(services, { wave, now }, em))
  }
}

/** Runs the work in a transaction that holds the wave's lock. */
function inWave(id: string, work: (wave: Wave, em: EntityManager) => Promise<void>): Promise<void> {
  return db.transaction(async em => {
    const isOpen = await hasPhase(LaunchPhase.memberships, em)
    const wave = await lockRow(Wave, { id }, em)
    if (wave) await work(Object.assign(wave, { refill: wave.refill && isOpen }), em)
  })
}

/** An offer is withdrawn if its mail was never written, has failed for good or was dropped. */
const UNDELIVERED = `(NOT "hasMail" OR EXISTS (
    SELECT FROM mail WHERE mail.key = 'offer:' || offer.id AND mail.state IN ('failed', 'dropped')))`

const DUE = `SELECT "entryId" FROM offer
  WHERE "waveId" = $1 AND state = 'open' AND ("expiresAt" <= clock_timestamp() OR ${UNDELIVERED})`

const END_DUE = `UPDATE offer SET "decidedAt" = clock_timestamp(),
    state = CASE WHEN "expiresAt" <= clock_timestamp() THEN 'expired' ELSE 'withdrawn' END::offer_state_enum,
    reason = CASE WHEN "expiresAt" > clock_timestamp() THEN 'The mail could not be delivered.' END
  WHERE "entryId" = ANY ($2) AND "waveId" = $1 AND state = 'open'
    AND ("expiresAt" <= clock_timestamp() OR ${UNDELIVERED})
  RETURNING ${DECIDED_COLUMNS}`

/** Ends the offers that are due. */
async function endDueOffers(services: Services, { id }: Wave, em: EntityManager): Promise<void> {
  const due = await em.query<{ entryId: string }[]>(DUE, [id])
  const dueIds = due.map(({ entryId }) => entryId)
  const entries = await lockEntries(dueIds, em)
  if (entries.length === 0) return
  const ids = entries.map(entry => entry.id)
  const [ended] = await em.query<[DecidedOffer[], number]>(END_DUE, [id, ids])
  const byId = new Map(entries.map(entry => [entry.id, entry]))
  const returned = ended.flatMap(({ entryId }) => byId.get(entryId) ?? [])
  await returnEntries(returned, em)
  const people = returned.map(({ user }) => user)
  await lockRecipients(people, em)
  for (const offer of ended) {
    const entry = byId.get(offer.entryId)
    if (entry && offer.state === 'expired')
      await queueAboutOffer(services, offerExpiredMail, { offer, entry }, em)
  }
  await reportOffers(ended, em)
}

/**
 * The places that were offered and that nobody holds. A place that was never offered, because too
 * few people waited, stays unused.
 */
const FREED_PLACES = `
  SELECT place FROM offer WHERE "waveId" = $1
  GROUP BY place HAVING NOT bool_or(state IN ('open', 'accepted')) ORDER BY place`

const HAS_OPEN = `SELECT EXISTS (SELECT FROM offer WHERE "waveId" = $1 AND state = 'open') AS "hasOpen"`

/**
 * Offers the freed places of an open wave to the next people, each with full days. Closes the wave if
 * no offer is open then and none will follow.
 */
async function refillOrClose(
  services: Services,
  { wave, now }: { wave: Wave; now: Date },
  em: EntityManager,
): Promise<void> {
  if (wave.closedAt) return
  const { offered, follows } = wave.refill
    ? await refill(services, { wave, now }, em)
    : { offered: 0, follows: false }
  const [{ hasOpen }] = await em.query<[{ hasOpen: boolean }]>(HAS_OPEN, [wave.id])
  const isClosing = !hasOpen && !follows
  if (isClosing) await em.update(Wave, wave.id, { closedAt: now })
  if (offered > 0 || isClosing) await notify(WAVE_CHANGED, [wave.id], em)
}

/** Returns how many places were offered, and whether a later run can offer further ones. */
async function refill(
  services: Services,
  { wave, now }: { wave: Wave; now: Date },
  em: EntityManager,
): Promise<{ offered: number; follows: boolean }> {
  const rows = await em.query<{ place: number }[]>(FREED_PLACES, [wave.id])
  const places = rows.map(({ place }) => place)
  if (places.length === 0) return { offered: 0, follows: false }
  const search = { size: places.length, confirmedOnly: wave.confirmedOnly, waveId: wave.id }
  const { people, passedOver } = await chooseNext(search, em)
  if (people.length === 0) return { offered: 0, follows: false }
  const ids = [...people, ...passedOver].map(({ id }) => id)
  const locked = await lockEntries(ids, em)
  // Another wave or the team may have moved one since.
  const entries = locked
    .slice(0, people.length)
    .filter(({ status }) => status === WaitlistStatus.waiting)
  if (entries.length > 0) {
    await storePassedOver({ wave, passedOver, now }, em)
    await createOffers(services, { wave, entries, places, now }, em)
  }
  return { offered: entries.length, follows: true }
}

import type { Caller } from './caller'
import { createCourts } from './courts'
import { runJobAt } from './jobs'
import { JoinStandbyDocument, StandbyDocument, TakeStandbyDocument } from './operations'
import type { User } from '../src/accounts/user.entity'
import { HOUR_MS, MINUTE_MS } from '../src/core/durations'
import { db } from '../src/database/data-source'
import { Standby, StandbyState } from '../src/features/bookings/standby.entity'
import {
  standbyOfferedMail,
  standbyOpenMail,
  standbyWithdrawnMail,
} from '../src/features/bookings/standby.mails'
import { CourtHold, CourtHoldKind } from '../src/features/courts/court-hold.entity'
import type { MailDefinition } from '../src/mail/mail-definition'

/** Runs a round of the lines, as at this instant. */
export const runRound = (now: string): Promise<void> => runJobAt('standby', now)

/** Puts a caller in line; returns the id. */
export const join = async (caller: Caller, startsAt: string, courtId?: string): Promise<string> =>
  (await caller.ok(JoinStandbyDocument, { input: { startsAt, courtId } })).joinStandby.id

/** Returns what a caller waits for. */
export const readStandby = async (caller: Caller) => (await caller.ok(StandbyDocument)).standby

/** The arguments that take an offer without guests. */
export const taking = (id: string, acceptsCharges = false) =>
  [TakeStandbyDocument, { input: { id, guests: [] as string[], acceptsCharges } }] as const

/** Creates a person's standby in this state, for an hour of its own. */
export async function insertStandby(
  { id: userId }: User,
  state: StandbyState,
  now: Date,
): Promise<Standby> {
  const standbys = db.getRepository(Standby)
  const [court] = await createCourts()
  if (!court) throw new Error('there are two courts')
  const hour = Math.floor(now.getTime() / HOUR_MS) + 30 + (await standbys.count())
  const startsAt = new Date(hour * HOUR_MS)
  if (state !== StandbyState.offered) return standbys.save({ userId, startsAt, state })
  const held = { courtId: court.id, startsAt, endsAt: new Date(startsAt.getTime() + HOUR_MS) }
  const hold = await db.getRepository(CourtHold).save({ ...held, kind: CourtHoldKind.offer })
  const offerUntil = new Date(now.getTime() + 20 * MINUTE_MS)
  const offer = { offeredAt: now, offerUntil, offeredCourtId: court.id, holdId: hold.id }
  return standbys.save({ userId, startsAt, state, ...offer })
}

/** Creates the standby that a mail of this kind is about, as its data; none for other mails. */
export async function createMailedStandby(user: User, template: MailDefinition): Promise<object> {
  const state = new Map<MailDefinition, StandbyState>([
    [standbyOfferedMail, StandbyState.offered],
    [standbyOpenMail, StandbyState.lapsed],
    [standbyWithdrawnMail, StandbyState.waiting],
  ]).get(template)
  if (!state) return {}
  return { standbyId: (await insertStandby(user, state, new Date('2026-11-25T15:00:00Z'))).id }
}

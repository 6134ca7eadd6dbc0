import { In, IsNull, MoreThan, Not, type EntityManager } from 'typeorm'
import { db } from '../../database/data-source'
import type { Services } from '../../graphql/services'
import type { NotTold } from '../../mail/not-told'
import { lockRecipients } from '../../mail/person-mails'
import { runBooking } from '../bookings/book-court.service'
import { BookingStatus, CourtBooking } from '../bookings/court-booking.entity'
import { cancelByClub } from '../bookings/cancel-booking.service'
import { passOn, withdrawOffers } from '../bookings/standby-line.service'
import { CourtHold, CourtHoldKind } from '../courts/court-hold.entity'
import { boundsOfDay, localTime, type SlotTime } from '../courts/court-times.service'
import type { Court } from '../courts/court.entity'
import { listCourts, lockAllCourts, overlapping } from '../courts/courts.service'
import { LaunchPhase } from '../launch/launch.entity'
import { requirePhase } from '../launch/launch.service'
import { Block } from './block.entity'
import { deleteBlocks, insertBlocks, type BlockChange } from './block-rows.service'
import { restOf } from './block-times'
import {
  closureTimes,
  daysAround,
  mergeTimes,
  planDay,
  takenAfter,
  timeOfDay,
  withoutTimes,
  type Cancelling,
  type ClosurePlan,
  type Taken,
} from './closure-plan'
import type { BlockedBooking } from './court-blocks.types'
import { CourtClosure } from './court-closure.entity'

/** Who of the team changes a closure, and what becomes of the bookings in the way. */
export interface ClosureChange extends BlockChange, Cancelling {}

/** What a change of a closure has done. */
export interface ClosureOutcome extends ClosurePlan {
  /** The new blocks, with their courts. */
  blocks: Block[]
  notTold: NotTold[]
}

/** Returns the courts of a closure, by number. */
export const courtsOf = ({ courtIds }: CourtClosure, courts: readonly Court[]): Court[] =>
  courts.filter(({ id }) => courtIds.includes(id))

/** Returns a closure's blocks that are in force and not over, by time. */
export const findBlocksToCome = (
  { id: closureId }: Pick<CourtClosure, 'id'>,
  now: Date,
  em: EntityManager,
): Promise<Block[]> =>
  em.find(Block, {
    where: { closureId, removedAt: IsNull(), endsAt: MoreThan(now) },
    relations: { court: true },
    order: { startsAt: 'ASC', court: { number: 'ASC' } },
  })

/** Returns the days that the closure or its blocks to come are on, in order. */
function daysToDo(closure: CourtClosure, blocks: readonly Block[], now: Date): string[] {
  const wanted = closureTimes(closure).filter(({ endsAt }) => endsAt > now)
  const blocked = blocks.map(({ startsAt }) => localTime(startsAt).date)
  return [...new Set([...wanted.map(({ date }) => date), ...blocked])].toSorted()
}

/** Reads what takes the closure's courts between two instants. */
async function readTaken(closure: CourtClosure, time: SlotTime, em: EntityManager): Promise<Taken> {
  const within = overlapping(time)
  const onCourts = { courtId: In(closure.courtIds), ...within }
  const bookings = await em.find(CourtBooking, {
    where: { ...onCourts, status: Not(BookingStatus.cancelled) },
    relations: { court: true, user: true },
    order: { startsAt: 'ASC', court: { number: 'ASC' } },
  })
  // An offer is taken back, so it is not in the way.
  const holds = await em.find(CourtHold, {
    where: { ...onCourts, kind: Not(CourtHoldKind.offer) },
    order: { startsAt: 'ASC' },
  })
  const blocks = closure.id
    ? await em.find(Block, {
        where: { closureId: closure.id, removedAt: IsNull(), ...within },
        relations: { court: true },
        order: { startsAt: 'ASC', court: { number: 'ASC' } },
      })
    : []
  return { bookings, holds, blocks }
}

/** Returns the instants between which planning these days reads. */
const rangeOf = (first: string, last = first): SlotTime => ({
  startsAt: boundsOfDay(daysAround(first).from).startsAt,
  endsAt: boundsOfDay(daysAround(last).until).endsAt,
})

/**
 * Makes the blocks of a closure those that it has, one day per transaction: a call that fails half-way is
 * completed by the same call (BOOKING-40). Each day reads the closure again, so that two calls at once end
 * with the same blocks. Throws NOT_OPEN_YET in phase `waitlist` (BOOKING-14).
 */
export async function applyClosure(
  services: Services,
  closure: CourtClosure,
  change: ClosureChange,
): Promise<ClosureOutcome> {
  const blocks = await findBlocksToCome(closure, change.now, db.manager)
  const days: ClosureOutcome[] = []
  for (const date of daysToDo(closure, blocks, change.now)) {
    const day = await runBooking(async em => {
      await requirePhase(LaunchPhase.memberships, em)
      await lockAllCourts(em)
      const current = await em.findOneByOrFail(CourtClosure, { id: closure.id })
      return applyDay(services, { closure: current, date, change }, em)
    })
    days.push(day)
  }
  return {
    ...joinDays(days),
    blocks: days.flatMap(day => day.blocks),
    notTold: days.flatMap(day => day.notTold),
  }
}

const joinDays = (days: readonly ClosurePlan[]): ClosurePlan => ({
  added: days.flatMap(({ added }) => added),
  removed: days.flatMap(({ removed }) => removed),
  conflicts: days.flatMap(({ conflicts }) => conflicts),
  cancelled: days.flatMap(({ cancelled }) => cancelled),
})

interface DayRequest {
  closure: CourtClosure
  date: string
  change: ClosureChange
}

/** Carries out the plan of one day; the courts are locked. */
async function applyDay(
  services: Services,
  { closure, date, change }: DayRequest,
  em: EntityManager,
): Promise<ClosureOutcome> {
  const { actor, now } = change
  const time = timeOfDay(closure, date)
  if (time) await withdrawOffers(services, closure.courtIds, time, now, em)
  const taken = await readTaken(closure, rangeOf(date), em)
  const courts = courtsOf(closure, await listCourts(em))
  const plan = planDay(closure, date, taken, { ...change, courts })
  // The input has been checked: there is a reason if bookings are cancelled.
  const cancellation = { actor, now, reason: change.reason ?? '' }
  const people = plan.cancelled.map(({ user }) => user)
  await lockRecipients(people, em)
  const notTold: NotTold[] = []
  for (const booking of plan.cancelled)
    notTold.push(...(await cancelByClub(services, booking, cancellation, em)))
  await deleteBlocks(services, { ...change, blocks: plan.removed }, em)
  const blocks = await insertBlocks(services, closure, { ...change, parts: plan.added }, em)
  await passOn(services, now, em)
  return { ...plan, blocks, notTold }
}

/**
 * Plans all days of a closure as `applyClosure` carries them out, and changes nothing. The closure need not
 * be stored.
 */
export async function planClosure(
  closure: CourtClosure,
  options: Cancelling & Pick<ClosureChange, 'now'>,
): Promise<ClosurePlan> {
  const { now } = options
  const em = db.manager
  const blocks = closure.id ? await findBlocksToCome(closure, now, em) : []
  const days = daysToDo(closure, blocks, now)
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined) return joinDays([])
  const courts = courtsOf(closure, await listCourts(em))
  const plans: ClosurePlan[] = []
  let taken = await readTaken(closure, rangeOf(first, last), em)
  for (const date of days) {
    const plan = planDay(closure, date, taken, { ...options, courts })
    plans.push(plan)
    taken = takenAfter(taken, plan)
  }
  return joinDays(plans)
}

/**
 * Returns the effects as the API has them: a time that is freed and blocked again is neither, and what is
 * over is not freed.
 */
export function toPreview({ added, removed, conflicts, cancelled }: ClosurePlan, now: Date) {
  const freed = mergeTimes(removed.flatMap(part => restOf(part, now) ?? []))
  return {
    blocked: mergeTimes(withoutTimes(added, removed)),
    freed: withoutTimes(freed, added),
    conflicts: conflicts.flatMap(toBlockedBooking),
    cancelled: cancelled.flatMap(toBlockedBooking),
  }
}

export function toBlockedBooking({ id, court, startsAt, user }: CourtBooking): BlockedBooking[] {
  return court && startsAt ? [{ id, court, startsAt, person: user }] : []
}

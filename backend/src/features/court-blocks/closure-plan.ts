import { Temporal } from 'temporal-polyfill'
import { normalizeId } from '../../shared/rules'
import { BookingStatus, type CourtBooking } from '../bookings/court-booking.entity'
import type { CourtHold } from '../courts/court-hold.entity'
import { boundsOfDay, localTime, type SlotTime } from '../courts/court-times.service'
import type { Court } from '../courts/court.entity'
import type { Block } from './block.entity'
import type { CourtPart } from './block-rows.service'
import { freeParts, restOf, timesOfDays, type DayTime } from './block-times'
import type { CourtClosure } from './court-closure.entity'

/** What takes the courts of a closure. */
export interface Taken {
  /** Bookings that are not cancelled. */
  bookings: readonly CourtBooking[]
  holds: readonly Pick<CourtHold, 'id' | 'courtId' | 'startsAt' | 'endsAt'>[]
  /** The closure's own blocks in force. */
  blocks: readonly Block[]
}

/** What makes a day, or all days, as the closure has it. */
export interface ClosurePlan {
  removed: Block[]
  added: CourtPart[]
  /** Bookings in the way that are cancelled. */
  cancelled: CourtBooking[]
  /** Bookings in the way that keep their time. */
  conflicts: CourtBooking[]
}

/** What becomes of the bookings in the way. */
export interface Cancelling {
  cancelsBookings: boolean
  /** Only these bookings are cancelled; null is all. */
  bookingsToCancel: readonly string[] | null
}

/** Returns what an input says about the bookings in the way. */
export const cancellingOf = (input: {
  cancelsBookings?: boolean | null
  bookingsToCancel?: string[] | null
}): Cancelling => ({
  cancelsBookings: input.cancelsBookings ?? false,
  bookingsToCancel: input.bookingsToCancel?.map(normalizeId) ?? null,
})

interface PlanOptions extends Cancelling {
  courts: readonly Court[]
  now: Date
}

type Days = Pick<
  CourtClosure,
  'from' | 'until' | 'weekdays' | 'startTime' | 'endTime' | 'skippedDates' | 'removedAt'
>

/** Returns the time of each day of a closure, also of those that are over; `within` limits the days. */
export function closureTimes(closure: Days, within?: { from: string; until: string }): DayTime[] {
  if (closure.removedAt) return []
  return timesOfDays(closure, within).filter(({ date }) => !closure.skippedDates.includes(date))
}

const overlaps = (one: SlotTime, other: SlotTime) =>
  one.startsAt < other.endsAt && one.endsAt > other.startsAt

const isWithin = (one: SlotTime, other: SlotTime) =>
  other.startsAt <= one.startsAt && one.endsAt <= other.endsAt

/** Returns the day that is some days after another one, YYYY-MM-DD. */
const daysAfter = (date: string, days: number) =>
  Temporal.PlainDate.from(date).add({ days }).toString()

/** Returns the days around one whose times can touch it. */
export const daysAround = (date: string) => ({
  from: daysAfter(date, -2),
  until: daysAfter(date, 2),
})

/** Returns the time of a day, and those of the days around it. */
function timesAround(closure: Days, date: string) {
  const nearby = closureTimes(closure, daysAround(date))
  return { nearby, whole: nearby.find(time => time.date === date) }
}

/** Returns the time of a day of a closure; undefined if it has none on that day. */
export const timeOfDay = (closure: Days, date: string): SlotTime | undefined =>
  timesAround(closure, date).whole

/** Returns the day of a closure that a block belongs to. */
export function dayOfBlock(closure: Days, block: SlotTime): string {
  const { date } = localTime(block.startsAt)
  const { nearby } = timesAround(closure, date)
  return nearby.find(time => isWithin(block, time))?.date ?? date
}

/**
 * Plans what makes one day as the closure has it: its own blocks to come that it no longer has are
 * removed, and what is free of its time is blocked. With `cancelsBookings`, the bookings in the way that are
 * to be cancelled and have not begun are. What is over stays as it is.
 */
export function planDay(
  closure: CourtClosure,
  date: string,
  { bookings, holds, blocks }: Taken,
  { courts, cancelsBookings, bookingsToCancel, now }: PlanOptions,
): ClosurePlan {
  const { nearby, whole } = timesAround(closure, date)
  const time = whole ? restOf(whole, now) : null
  const isKept = (block: Block) => nearby.some(one => isWithin(block, one))
  const day = boundsOfDay(date)
  const begins = ({ startsAt }: Block) => startsAt >= day.startsAt && startsAt < day.endsAt
  const isOfDay = (block: Block) => begins(block) || (time !== null && overlaps(block, time))
  const removed = blocks.filter(block => block.endsAt > now && isOfDay(block) && !isKept(block))
  if (!time) return { removed, added: [], cancelled: [], conflicts: [] }
  const inTheWay = bookings.filter(
    booking =>
      booking.status !== BookingStatus.cancelled && hasTime(booking) && overlaps(booking, time),
  )
  const isCancelled = ({ id, startsAt }: CourtBooking) =>
    cancelsBookings &&
    (bookingsToCancel?.includes(id) ?? true) &&
    startsAt !== null &&
    startsAt > now
  const cancelled = inTheWay.filter(isCancelled)
  const freed = new Set([...removed, ...cancelled].map(({ holdId }) => holdId))
  const taken = holds.filter(hold => !freed.has(hold.id) && overlaps(hold, time))
  const added = courts.flatMap(court => {
    const own = taken.filter(({ courtId }) => courtId === court.id)
    return freeParts(time, own).map(part => ({ court, ...part }))
  })
  const conflicts = inTheWay.filter(booking => !isCancelled(booking))
  return { removed, added, cancelled, conflicts }
}

const hasTime = (booking: CourtBooking): booking is CourtBooking & SlotTime =>
  booking.startsAt !== null && booking.endsAt !== null

/** Returns what is taken after the plan of a day was carried out, as far as other days see it. */
export function takenAfter({ bookings, holds, blocks }: Taken, plan: ClosurePlan): Taken {
  const freed = new Set([...plan.removed, ...plan.cancelled].map(({ holdId }) => holdId))
  const added = plan.added.map(({ court, startsAt, endsAt }) => ({
    id: '',
    courtId: court.id,
    startsAt,
    endsAt,
  }))
  return {
    bookings: bookings.filter(booking => !plan.cancelled.includes(booking)),
    holds: [...holds.filter(({ id }) => !freed.has(id)), ...added].toSorted(
      (one, other) => one.startsAt.getTime() - other.startsAt.getTime(),
    ),
    blocks: blocks.filter(block => !plan.removed.includes(block)),
  }
}

/** Joins the times of a court that follow on each other, in the given order. */
export function mergeTimes(times: readonly CourtPart[]): CourtPart[] {
  const merged: CourtPart[] = []
  for (const { court, startsAt, endsAt } of times) {
    const before = merged.find(
      one => one.court.id === court.id && one.endsAt.getTime() === startsAt.getTime(),
    )
    if (before) before.endsAt = endsAt
    else merged.push({ court, startsAt, endsAt })
  }
  return merged
}

/** Returns the times that the first has and the second has not, by court and time. */
export function withoutTimes(
  times: readonly CourtPart[],
  others: readonly CourtPart[],
): CourtPart[] {
  const ordered = others.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
  return times.flatMap(({ court, startsAt, endsAt }) => {
    const own = ordered.filter(
      other => other.court.id === court.id && overlaps(other, { startsAt, endsAt }),
    )
    return freeParts({ startsAt, endsAt }, own).map(part => ({ court, ...part }))
  })
}

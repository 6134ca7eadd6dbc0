import { Temporal } from 'temporal-polyfill'
import { clubDay, clubInstantOf } from '../../core/club-day'
import { MINUTE_MS } from '../../core/durations'
import { fieldError } from '../../core/errors'
import { localTime, type SlotTime } from '../courts/court-times.service'
import { Weekday } from './block.options'
import type { BlockCourtsInput } from './court-blocks.inputs'

const DAYS_MAX = 366
const HALF_HOUR_MS = 30 * MINUTE_MS
const WEEKDAYS = Object.values(Weekday)

type Days = Pick<BlockCourtsInput, 'from' | 'until' | 'weekdays'>
type Times = Pick<BlockCourtsInput, 'startTime' | 'endTime'>

/** The time of a day; `date` is the New York day on which it begins. */
export interface DayTime extends SlotTime {
  date: string
}

/**
 * Returns the time to block on each day, in order and without what is over (BOOKING-13). Throws BAD_USER_INPUT
 * for days and times that are not allowed.
 */
export function blockTimes(input: Days & Times, now: Date): DayTime[] {
  requireTimes(input)
  requireDays(input)
  if (input.until < clubDay(now)) throw fieldError('until', 'Please choose today or a later day')
  return timesOfDays(input).flatMap(time => restOf(time, now) ?? [])
}

/** Returns what is left of a time from the half hour of `now` on; null if it is over. */
export function restOf<Time extends SlotTime>(time: Time, now: Date): Time | null {
  const halfHour = now.getTime() - (now.getTime() % HALF_HOUR_MS)
  const startsAt = new Date(Math.max(time.startsAt.getTime(), halfHour))
  return startsAt < time.endsAt ? { ...time, startsAt } : null
}

/** Returns the time of each chosen day, in order, also of those that are over; `within` limits the days. */
export function timesOfDays(
  { from, until, weekdays, startTime, endTime }: Days & Times,
  within = { from, until },
): DayTime[] {
  const first = from > within.from ? from : within.from
  const last = until < within.until ? until : within.until
  const [begin, end] = [Temporal.PlainTime.from(startTime), Temporal.PlainTime.from(endTime)]
  const isNextDay = Temporal.PlainTime.compare(end, begin) <= 0
  return chosenDays({ from: first, until: last, weekdays }).flatMap(day => {
    const lastDay = isNextDay ? day.add({ days: 1 }) : day
    // Of a time that exists twice, the block covers both.
    const startsAt = clubInstantOf(day.toPlainDateTime(begin))
    const endsAt = clubInstantOf(lastDay.toPlainDateTime(end), 'later')
    return startsAt < endsAt ? [{ date: day.toString(), startsAt, endsAt }] : []
  })
}

/** Throws BAD_USER_INPUT unless both are at a full or half hour. */
export function requireTimes(times: Times): void {
  for (const field of ['startTime', 'endTime'] as const) {
    const time = Temporal.PlainTime.from(times[field])
    const isHalfHour =
      time.minute % 30 === 0 && time.equals({ hour: time.hour, minute: time.minute })
    if (!isHalfHour) throw fieldError(field, 'Please choose a full or half hour')
  }
}

/** Returns a time of day as HH:MM. */
export const toMinutes = (time: string): string =>
  Temporal.PlainTime.from(time).toString({ smallestUnit: 'minute' })

/**
 * Throws BAD_USER_INPUT unless there is a day, and not too many. `without` is the field that leaves no day.
 */
export function requireDays(
  { from, until, weekdays }: Days,
  without: 'weekdays' | 'until' = 'weekdays',
): void {
  const count = Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(until)).days + 1
  if (count < 1) throw fieldError('until', 'Please choose the first day or a later one')
  if (count > DAYS_MAX) throw fieldError('until', `Please choose at most ${String(DAYS_MAX)} days`)
  if (chosenDays({ from, until, weekdays }).length === 0)
    throw fieldError(without, 'None of these days is within the chosen time')
}

function chosenDays({ from, until, weekdays }: Days): Temporal.PlainDate[] {
  const first = Temporal.PlainDate.from(from)
  const count = Math.max(0, first.until(Temporal.PlainDate.from(until)).days + 1)
  const days = Array.from({ length: count }, (_, index) => first.add({ days: index }))
  return weekdays ? days.filter(day => isChosen(day, weekdays)) : days
}

const isChosen = ({ dayOfWeek }: Temporal.PlainDate, weekdays: readonly Weekday[]) =>
  weekdays.some(weekday => WEEKDAYS.indexOf(weekday) + 1 === dayOfWeek)

/** Returns the parts of a time that nothing takes; `taken` is in order of time. */
export function freeParts({ startsAt, endsAt }: SlotTime, taken: readonly SlotTime[]): SlotTime[] {
  const parts: SlotTime[] = []
  let free = startsAt
  for (const one of taken) {
    if (one.startsAt > free) parts.push({ startsAt: free, endsAt: one.startsAt })
    if (one.endsAt > free) free = one.endsAt
  }
  return free < endsAt ? [...parts, { startsAt: free, endsAt }] : parts
}

/** Returns the New York days that a time is on, YYYY-MM-DD. */
export function daysWithin({ startsAt, endsAt }: SlotTime): string[] {
  const first = Temporal.PlainDate.from(localTime(startsAt).date)
  const last = localTime(new Date(endsAt.getTime() - 1)).date
  const count = first.until(last).days + 1
  return Array.from({ length: count }, (_, index) => first.add({ days: index }).toString())
}

import { Temporal } from 'temporal-polyfill'
import { clubDay } from '../../core/club-day'
import { MINUTE_MS } from '../../core/durations'
import { fieldError } from '../../core/errors'
import { club } from '../../shared/club'
import { localTime, type SlotTime } from '../courts/court-times.service'
import { Weekday, type BlockCourtsInput } from './court-blocks.inputs'

const DAYS_MAX = 366
const HALF_HOUR_MS = 30 * MINUTE_MS
const WEEKDAYS = Object.values(Weekday)

type Days = Pick<BlockCourtsInput, 'from' | 'until' | 'weekdays'>
type Times = Pick<BlockCourtsInput, 'startTime' | 'endTime'>

/**
 * Returns the time to block on each day, in order and without what is over (BOOKING-13). Throws BAD_USER_INPUT
 * for days and times that are not allowed.
 */
export function blockTimes(input: Days & Times, now: Date): SlotTime[] {
  const [startTime, endTime] = [timeOf(input, 'startTime'), timeOf(input, 'endTime')]
  return daysOf(input, now).flatMap(day => {
    const isNextDay = Temporal.PlainTime.compare(endTime, startTime) <= 0
    const lastDay = isNextDay ? day.add({ days: 1 }) : day
    // Of a time that exists twice, the block covers both.
    const begins = instantOf(day.toPlainDateTime(startTime), 'earlier')
    const ends = instantOf(lastDay.toPlainDateTime(endTime), 'later')
    const startsAt = Math.max(begins, now.getTime() - (now.getTime() % HALF_HOUR_MS))
    return startsAt < ends ? [{ startsAt: new Date(startsAt), endsAt: new Date(ends) }] : []
  })
}

/** Returns milliseconds since 1970. A skipped time is an hour later, as in Temporal's `compatible`. */
function instantOf(local: Temporal.PlainDateTime, repeated: 'earlier' | 'later'): number {
  const compatible = local.toZonedDateTime(club.timeZone)
  const isSkipped = !compatible.toPlainDateTime().equals(local)
  const zoned = isSkipped
    ? compatible
    : local.toZonedDateTime(club.timeZone, { disambiguation: repeated })
  return zoned.epochMilliseconds
}

function timeOf(times: Times, field: keyof Times): Temporal.PlainTime {
  const time = Temporal.PlainTime.from(times[field])
  const isHalfHour = time.minute % 30 === 0 && time.equals({ hour: time.hour, minute: time.minute })
  if (!isHalfHour) throw fieldError(field, 'Please choose a full or half hour')
  return time
}

/** Returns the chosen days; throws BAD_USER_INPUT. */
function daysOf({ from, until, weekdays }: Days, now: Date): Temporal.PlainDate[] {
  const [first, last] = [Temporal.PlainDate.from(from), Temporal.PlainDate.from(until)]
  const count = first.until(last).days + 1
  if (count < 1) throw fieldError('until', 'Please choose the first day or a later one')
  if (count > DAYS_MAX) throw fieldError('until', `Please choose at most ${String(DAYS_MAX)} days`)
  if (until < clubDay(now)) throw fieldError('until', 'Please choose today or a later day')
  const days = Array.from({ length: count }, (_, index) => first.add({ days: index }))
  const chosen = weekdays ? days.filter(day => isChosen(day, weekdays)) : days
  if (chosen.length === 0)
    throw fieldError('weekdays', 'None of these days is within the chosen time')
  return chosen
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

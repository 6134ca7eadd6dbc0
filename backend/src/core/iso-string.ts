import { DAY_MS, MINUTE_MS, SECOND_MS } from './durations'

const numbers = (length: number, digits: number) =>
  Array.from({ length }, (_, number) => String(number).padStart(digits, '0'))
/** The parts after the date, as few as possible: each one joined costs memory and time. */
const SECONDS = numbers(60, 2)
const MINUTES = numbers(24, 2).flatMap(hour => SECONDS.map(minute => `${hour}:${minute}:`))
const MILLISECONDS = numbers(1_000, 3).map(number => `.${number}Z`)

/** The number of cached days, each in a fixed slot: a list has about as many different ones. */
const DAYS_KEPT = 256
const kept = Array.from({ length: DAYS_KEPT }, () => ({ day: NaN, date: '' }))

/** Returns the date of a day since 1970, up to the T. */
function dateOf(day: number): string {
  const place = day & (DAYS_KEPT - 1)
  const known = kept[place]
  if (known?.day === day) return known.date
  const date = new Date(day * DAY_MS).toISOString().slice(0, -'00:00:00.000Z'.length)
  kept[place] = { day, date }
  return date
}

/**
 * Returns the same as Date.prototype.toISOString for these milliseconds since 1970, in a third of
 * the time: a list has two instants in each row. Throws a RangeError for an invalid date.
 */
export function toIsoString(instant: number): string {
  const day = Math.floor(instant / DAY_MS)
  const date = dateOf(day)
  const time = instant - day * DAY_MS
  const seconds = SECONDS[Math.floor(time / SECOND_MS) % 60]
  return `${date}${MINUTES[Math.floor(time / MINUTE_MS)]}${seconds}${MILLISECONDS[time % SECOND_MS]}`
}

import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from './durations'

const numbers = (length: number, digits: number) =>
  Array.from({ length }, (_, number) => String(number).padStart(digits, '0'))
const TWO = numbers(60, 2)
const THREE = numbers(1_000, 3)

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
  const hours = TWO[Math.floor(time / HOUR_MS)]
  const minutes = TWO[Math.floor(time / MINUTE_MS) % 60]
  const seconds = TWO[Math.floor(time / SECOND_MS) % 60]
  return `${date}${hours}:${minutes}:${seconds}.${THREE[time % SECOND_MS]}Z`
}

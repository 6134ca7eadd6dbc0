import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from './durations'

const numbers = (length: number, digits: number) =>
  Array.from({ length }, (_, number) => String(number).padStart(digits, '0'))
const TWO = numbers(60, 2)
const THREE = numbers(1_000, 3)

/** So many days are remembered, each in one place: a list has about as many, and comes back to them. */
const DAYS_KEPT = 256
const kept = Array.from({ length: DAYS_KEPT }, () => ({ day: NaN, date: '' }))

/** The date of a day since 1970, up to its T. */
function dateOf(day: number): string {
  const place = day & (DAYS_KEPT - 1)
  const known = kept[place]
  if (known?.day === day) return known.date
  const date = new Date(day * DAY_MS).toISOString().slice(0, -'00:00:00.000Z'.length)
  kept[place] = { day, date }
  return date
}

/**
 * What Date.prototype.toISOString makes of these milliseconds since 1970, in a third of its time: a list
 * has two instants in each row. Throws a RangeError for what is no date.
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

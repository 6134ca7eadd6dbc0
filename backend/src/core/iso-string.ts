import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from './durations'

const numbers = (length: number, digits: number) =>
  Array.from({ length }, (_, number) => String(number).padStart(digits, '0'))
const TWO = numbers(60, 2)
const THREE = numbers(1_000, 3)

let latest = { day: NaN, date: '' }

/** The date of a day since 1970, up to its T: rows of a list have the same one again and again. */
function dateOf(day: number): string {
  if (day !== latest.day)
    latest = { day, date: new Date(day * DAY_MS).toISOString().slice(0, -'00:00:00.000Z'.length) }
  return latest.date
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

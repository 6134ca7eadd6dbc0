/** New York's current date and next midnight, computed once a day. */

const HOUR_MS = 3_600_000
const format = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/New_York',
  dateStyle: 'short',
})

let day = ''
let endsAt = new Date(0)

/** Returns the date in New York (YYYY-MM-DD) and the next midnight there. */
export function newYorkToday() {
  const now = Date.now()
  if (now >= endsAt.getTime()) {
    day = format.format(now)
    // New York's offsets are whole hours.
    let end = Math.ceil((now + 1) / HOUR_MS) * HOUR_MS
    while (format.format(end) === day) end += HOUR_MS
    endsAt = new Date(end)
  }
  return { day, endsAt }
}

/** New York's day and the midnight that ends it, computed once a day. */

const HOUR_MS = 3_600_000
const format = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/New_York',
  dateStyle: 'short',
})

let day = ''
let endsAt = new Date(0)

/** The calendar date in New York (YYYY-MM-DD) and the next midnight there. */
export function newYorkToday() {
  const now = Date.now()
  if (now >= endsAt.getTime()) {
    day = format.format(now)
    // Offsets are whole hours there.
    let end = Math.ceil((now + 1) / HOUR_MS) * HOUR_MS
    while (format.format(end) === day) end += HOUR_MS
    endsAt = new Date(end)
  }
  return { day, endsAt }
}

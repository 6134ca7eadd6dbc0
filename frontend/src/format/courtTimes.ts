import { clubFormat } from './dates'

const numericDay = clubFormat({ year: 'numeric', month: '2-digit', day: '2-digit' })
const hour = clubFormat({ hour: 'numeric' })
const zonedHour = clubFormat({ hour: 'numeric', timeZoneName: 'short' })
const weekday = clubFormat({ weekday: 'long' })
const monthName = clubFormat({ month: 'long' })
const shortWeekday = clubFormat({ weekday: 'short' })

/* Noon in New York is on the same day in UTC. */
const noonOf = (date: string) => new Date(`${date}T17:00Z`)

/** Returns the club day of a moment: 2026-11-23 */
export function clubDayOf(moment: Date): string {
  const [month = '', day = '', year = ''] = numericDay(moment).split('/')
  return `${year}-${month}-${day}`
}

/** Returns the club day that many days after another one. */
export function addDays(date: string, days: number): string {
  const day = noonOf(date)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}

/** Formats the weekday of a club day in short: Mon */
export const shortClubWeekday = (date: string) => shortWeekday(noonOf(date))

/** Formats the month of a club month (2026-12): December */
export const clubMonthName = (month: string) => monthName(noonOf(`${month}-01`))

/** Formats a moment as weekday and full hour in the club's time zone: Monday, 6 PM */
export const clubWeekdayHour = (iso: string) => `${weekday(new Date(iso))}, ${hour(new Date(iso))}`

/**
 * Returns the formatter for the full hours of one day: 6 PM. An hour that the day has twice is
 * formatted with its time zone: 1 AM EDT, 1 AM EST.
 */
export function hoursOfDay(starts: readonly string[]): (iso: string) => string {
  const labels = starts.map(iso => hour(new Date(iso)))
  return iso => {
    const label = hour(new Date(iso))
    const isRepeated = labels.indexOf(label) !== labels.lastIndexOf(label)
    return isRepeated ? zonedHour(new Date(iso)) : label
  }
}

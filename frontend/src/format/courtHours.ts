import { clubDateOf } from './courtDays'
import { clubFormat, courtHour } from './dates'
import { clubDayInWords } from './daysInWords'

const monthName = clubFormat({ month: 'long' })

/** Formats the month of a club month (2026-12): December */
export const clubMonthName = (month: string) => monthName(new Date(`${month}-01T17:00Z`))

/**
 * Formats a moment as day and full hour in the club's time zone: today, 6 PM; or: Monday, November
 * 23, 6 PM
 */
export function clubDayHour(iso: string, now = new Date()): string {
  const moment = new Date(iso)
  const isToday = clubDateOf(moment) === clubDateOf(now)
  return `${isToday ? 'today' : clubDayInWords(clubDateOf(moment))}, ${courtHour(iso)}`
}

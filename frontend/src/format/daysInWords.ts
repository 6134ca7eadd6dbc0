import { clubFormat, shortClubDay } from './dates'

const weekday = clubFormat({ weekday: 'long', month: 'long', day: 'numeric' })

/** Formats a club day (2026-11-28): Saturday, November 28 */
export const clubDayInWords = (date: string) => weekday(new Date(`${date}T17:00Z`))

/** Formats the club day of a moment: Saturday, November 28 */
export const clubDayOf = (moment: string) => weekday(new Date(moment))

/** Formats the last club day before a midnight of the club: Saturday, November 28 */
export const lastDayBefore = (midnight: string) => weekday(new Date(Date.parse(midnight) - 1000))

/** Formats a club day (2026-11-28) for a table: Nov 28, 2026 */
export const clubDate = (date: string) => `${shortClubDay(date)}, ${date.slice(0, 4)}`

import { openPlayRules } from '@shared/open-play-rules'
import { clubFormat } from './dates'

const numericDay = clubFormat({ year: 'numeric', month: '2-digit', day: '2-digit' })
const hourOfDay = clubFormat({ hour: 'numeric', hourCycle: 'h23' })
const weekday = clubFormat({ weekday: 'short' })

/* Noon in New York is on the same day in UTC. */
const noonOf = (date: string) => new Date(`${date}T17:00Z`)

/** Returns the club day of a moment: 2026-11-23 */
export function clubDateOf(moment: Date): string {
  const [month = '', day = '', year = ''] = numericDay(moment).split('/')
  return `${year}-${month}-${day}`
}

/** Returns the night of open play of a moment, or the next one: until 5 AM it is the evening before (OPEN-1). */
export function nightOf(moment: Date): string {
  const date = clubDateOf(moment)
  return Number(hourOfDay(moment)) < openPlayRules.untilHour ? addDays(date, -1) : date
}

/** Returns the text if it is a day (2026-11-23) of this century. */
export function parseDay(text: string | undefined): string | undefined {
  if (text === undefined || !/^20\d\d-\d\d-\d\d$/.test(text)) return undefined
  return !Number.isNaN(noonOf(text).getTime()) && addDays(text, 0) === text ? text : undefined
}

/** Returns the club day that many days after another one. */
export function addDays(date: string, days: number): string {
  const day = noonOf(date)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}

/** Formats the weekday of a club day in short: Mon */
export const shortClubWeekday = (date: string) => weekday(noonOf(date))

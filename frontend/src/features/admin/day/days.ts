import { attendanceMinutes } from '@shared/desk-rules'
import { clubFormat } from '../../../format/dates'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

const numbers = clubFormat({ year: 'numeric', month: '2-digit', day: '2-digit' })
const time = clubFormat({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** Returns the club day of a moment: 2026-11-24 */
export function clubDayAt(moment: Date): string {
  const [month, day, year] = numbers(moment).split('/')
  return [year, month, day].join('-')
}

/** Returns the club day (2026-11-24) that many days later. */
export const addDays = (date: string, days: number) =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10)

/** Returns the text if it is a day (2026-11-24) of this century. */
export function parseDay(text: string | undefined): string | undefined {
  if (text === undefined || !/^20\d\d-\d\d-\d\d$/.test(text)) return undefined
  const time = Date.parse(text)
  return !Number.isNaN(time) && addDays(text, 0) === text ? text : undefined
}

/** Returns the hour of the day that is running, or the next one; undefined on another day. */
export const hourAt = <Hour extends { endsAt: string }>(
  now: Date,
  { date, hours }: { date: string; hours: readonly Hour[] },
) => (date === clubDayAt(now) ? hours.find(({ endsAt }) => new Date(endsAt) > now) : undefined)

/** Returns what the desk can do with a booking at this time. */
export function possibleAt(now: Date, { startsAt }: { startsAt: string }) {
  const start = new Date(startsAt)
  const isOpen = clubDayAt(now) <= addDays(clubDayAt(start), 1)
  const sinceStart = (now.getTime() - start.getTime()) / MINUTE_MS
  return {
    checkIn: isOpen && sinceStart >= attendanceMinutes.arrived,
    noShow: isOpen && sinceStart >= attendanceMinutes.absent,
    cancel: sinceStart < 0,
  }
}

/** Returns the time of a moment in the club's time zone: 17:30 */
export const clubTimeAt = (moment: string) => time(new Date(moment))

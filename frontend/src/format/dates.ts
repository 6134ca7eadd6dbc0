import { club } from '@shared/club'

/* Some engines put a narrow no-break space before AM; a plain space copies and compares the same
   everywhere. */
const plain = (text: string) => text.replace(/\u202f/g, ' ')

/**
 * Formats moments in the club's time zone. The formatter is created on first use, because the first
 * use of Intl is slow.
 */
export function clubFormat(options: Intl.DateTimeFormatOptions) {
  let format: Intl.DateTimeFormat | undefined
  return (moment: Date) => {
    format ??= new Intl.DateTimeFormat('en-US', { ...options, timeZone: club.timeZone })
    return plain(format.format(moment))
  }
}

const DATE = { month: 'short', day: 'numeric', year: 'numeric' } as const
const HOUR = { hour: 'numeric', minute: '2-digit' } as const
const dateTime = clubFormat({ ...DATE, hour: '2-digit', minute: '2-digit' })
const weekdayDateTime = clubFormat({ weekday: 'short', ...DATE, ...HOUR })

/**
 * Returns its argument after Intl is ready. Intl loads its locales in one task (any use of Intl
 * does) and its dates in the next, before there is anything to render.
 */
export async function withDates<Part>(part: Part): Promise<Part> {
  await new Promise(resolve => void setTimeout(resolve))
  new Intl.Collator('en-US').compare('', '')
  await new Promise(resolve => void setTimeout(resolve))
  dateTime(new Date())
  return part
}

const weekday = clubFormat({
  weekday: 'long',
  month: 'long',
  day: 'numeric',
})

const hour = clubFormat(HOUR)
const zonedHour = clubFormat({ ...HOUR, timeZoneName: 'short' })

const month = clubFormat({
  month: 'long',
  year: 'numeric',
})

/* Values without a time zone need no Intl: a booking's day and time, and a club day, are in the
   club's time zone already. */
const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'],
  ...['October', 'November', 'December'],
]

const monthOf = (date: Date) => months[date.getUTCMonth()] ?? ''
const shortMonthOf = (date: Date) => monthOf(date).slice(0, 3)

/* The hours of the courts: 6 PM, 6:30 PM. */
const withoutZeroMinutes = (text: string) => text.replace(':00', '')

/** Formats a time of a day (17:30), as the hours of the courts: 5:30 PM, 6 PM */
export function courtTimeOf(time: string): string {
  const hours = Number(time.slice(0, 2))
  const text = `${String(hours % 12 || 12)}${time.slice(2, 5)} ${hours < 12 ? 'AM' : 'PM'}`
  return withoutZeroMinutes(text)
}

/** Formats a club day (2026-10-24) in short: Oct 24 */
export function shortClubDay(date: string): string {
  const day = new Date(`${date}T00:00Z`)
  return `${shortMonthOf(day)} ${String(day.getUTCDate())}`
}

const HOUR_MS = 3_600_000
/** Hours that the club's clock (Miami) is behind UTC, in summer and in winter. */
const BEHIND = { least: 4, most: 5 }

/** Formats the month of a moment in the club's time zone (FORM-12): January 2024 */
export function clubMonth(iso: string): string {
  const moment = Date.parse(iso)
  const late = new Date(moment - BEHIND.least * HOUR_MS)
  const early = new Date(moment - BEHIND.most * HOUR_MS)
  // Summer or winter time matters only within one hour of a month.
  if (early.getUTCMonth() !== late.getUTCMonth()) return month(new Date(moment))
  return `${monthOf(late)} ${String(late.getUTCFullYear())}`
}

/** Formats a booking's day (2026-01-27) and time (18:00), both of the club: 27, Jan, 6 PM */
export function courtTime(date: string, time: string) {
  const moment = new Date(`${date}T${time}Z`)
  return {
    day: String(moment.getUTCDate()),
    month: shortMonthOf(moment),
    time: courtTimeOf(time),
  }
}

/** Formats a moment for a table, in the club's time zone (FORM-25): Jan 15, 2024, 09:05 AM */
export const shortDateTime = (iso: string) => dateTime(new Date(iso))

/** Formats the hour of a moment in the club's time zone: 12:00 AM */
export const clubHour = (iso: string) => hour(new Date(iso))

/**
 * Formats a moment of the courts, in the club's time zone: 6 PM, 6:30 PM (FORM-25). An hour that the day has
 * twice is formatted with its time zone: 1 AM EDT, 1 AM EST.
 */
export function courtHour(iso: string): string {
  const text = clubHour(iso)
  const moment = Date.parse(iso)
  const isRepeated = [moment - HOUR_MS, moment + HOUR_MS].some(at => hour(new Date(at)) === text)
  return withoutZeroMinutes(isRepeated ? zonedHour(new Date(moment)) : text)
}

/** Formats a moment of the courts with its day, in the club's time zone: Mon, Jan 15, 2024, 6 PM (FORM-25) */
export const courtDateTime = (iso: string) => withoutZeroMinutes(weekdayDateTime(new Date(iso)))

/**
 * Formats a moment for a sentence, in the club's time zone: 12:00 AM on Sunday, November 22 (Miami
 * time)
 */
export function clubMoment(iso: string, hourOf = clubHour) {
  return `${hourOf(iso)} on ${weekday(new Date(iso))} (Miami time)`
}

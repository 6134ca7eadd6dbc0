import { club } from '@shared/club'

/* Some engines put a narrow no-break space before AM; a plain one copies and compares the same everywhere. */
const plain = (text: string) => text.replace(/\u202f/g, ' ')

/** Writes moments as the club's clock shows them. The formatter is made with the first: Intl's first use takes longer than a page may. */
function clubFormat(options: Intl.DateTimeFormatOptions) {
  let format: Intl.DateTimeFormat | undefined
  return (moment: Date) => {
    format ??= new Intl.DateTimeFormat('en-US', { ...options, timeZone: club.timeZone })
    return plain(format.format(moment))
  }
}

const dateTime = clubFormat({
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/**
 * What it is given, once moments can be written: the browser gets to know its languages in one turn (any Intl does) and
 * its dates in the next, before there is anything to draw.
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

const hour = clubFormat({
  hour: 'numeric',
  minute: '2-digit',
})

const month = clubFormat({
  month: 'long',
  year: 'numeric',
})

/* What needs no time zone needs no Intl: a booking's day and time, and a club day, are the club's own already. */
const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'],
  ...['October', 'November', 'December'],
]

const monthOf = (date: Date) => months[date.getUTCMonth()] ?? ''
const shortMonthOf = (date: Date) => monthOf(date).slice(0, 3)

function hourOf(date: Date): string {
  const hours = date.getUTCHours()
  const minutes = String(date.getUTCMinutes()).padStart(2, '0')
  return `${String(hours % 12 || 12)}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`
}

/** A club day (2026-10-24) in short: Oct 24 */
export function shortClubDay(date: string): string {
  const day = new Date(`${date}T00:00Z`)
  return `${shortMonthOf(day)} ${String(day.getUTCDate())}`
}

const HOUR_MS = 3_600_000
/** Hours that Miami's clock is behind UTC in summer and in winter. */
const BEHIND = { least: 4, most: 5 }

/** The month of a moment, on the club's clock (decision F12): January 2024 */
export function clubMonth(iso: string): string {
  const moment = Date.parse(iso)
  const late = new Date(moment - BEHIND.least * HOUR_MS)
  const early = new Date(moment - BEHIND.most * HOUR_MS)
  // Only in one hour of a month it matters which of the two it is.
  if (early.getUTCMonth() !== late.getUTCMonth()) return month(new Date(moment))
  return `${monthOf(late)} ${String(late.getUTCFullYear())}`
}

/** A booking's day (2026-01-27) and time (23:30), the club's own already, in words: 27, Jan, 11:30 PM */
export function courtTime(date: string, time: string) {
  const moment = new Date(`${date}T${time}Z`)
  return {
    day: String(moment.getUTCDate()),
    month: shortMonthOf(moment),
    time: hourOf(moment),
  }
}

/** A moment in a table, on the club's clock (decision F25): Jan 15, 2024, 11:42 PM */
export const shortDateTime = (iso: string) => dateTime(new Date(iso))

/** The hour of a moment, on the club's clock: 12:00 AM */
export const clubHour = (iso: string) => hour(new Date(iso))

/** A moment in a sentence, on the club's clock: 12:00 AM on Sunday, November 22 (Miami time) */
export function clubMoment(iso: string) {
  return `${clubHour(iso)} on ${weekday(new Date(iso))} (Miami time)`
}

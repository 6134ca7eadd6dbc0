import { club } from '@shared/club'

/* Some engines put a narrow no-break space before AM; a plain one copies and compares the same everywhere. */
const plain = (text: string) => text.replace(/\u202f/g, ' ')

/** Writes dates as the options say. The formatter is made with the first of them: making one takes longer than a whole page may. */
function dateFormat(options: Intl.DateTimeFormatOptions) {
  let format: Intl.DateTimeFormat | undefined
  return (date: Date) => plain((format ??= new Intl.DateTimeFormat('en-US', options)).format(date))
}

const dateTime = dateFormat({
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: club.timeZone,
})

const day = dateFormat({
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: club.timeZone,
})

const hour = dateFormat({
  hour: 'numeric',
  minute: '2-digit',
  timeZone: club.timeZone,
})

const month = dateFormat({
  month: 'long',
  year: 'numeric',
  timeZone: club.timeZone,
})

/* A booking's day and time, and a club day, are the club's own already: read and written as UTC they stay as they are. */
const wallMonth = dateFormat({ month: 'short', timeZone: 'UTC' })
const wallHour = dateFormat({
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
})

const wallDay = dateFormat({
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})

/** A club day (2026-10-24) in short: Oct 24 */
export const shortClubDay = (date: string) => wallDay(new Date(`${date}T00:00Z`))

/** The month of a moment, on the club's clock (decision F12): January 2024 */
export const clubMonth = (iso: string) => month(new Date(iso))

/** A booking's day (2026-01-27) and time (23:30) in words: 27, Jan, 11:30 PM */
export function courtTime(date: string, time: string) {
  const moment = new Date(`${date}T${time}Z`)
  return {
    day: String(moment.getUTCDate()),
    month: wallMonth(moment),
    time: wallHour(moment),
  }
}

/** A moment in a table, on the club's clock (decision F25): Jan 15, 2024, 11:42 PM */
export const shortDateTime = (iso: string) => dateTime(new Date(iso))

/** The hour of a moment, on the club's clock: 12:00 AM */
export const clubHour = (iso: string) => hour(new Date(iso))

/** A moment in a sentence, on the club's clock: 12:00 AM on Sunday, November 22 (Miami time) */
export function clubMoment(iso: string) {
  return `${clubHour(iso)} on ${day(new Date(iso))} (Miami time)`
}

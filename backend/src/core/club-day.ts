import { Temporal } from 'temporal-polyfill'
import { club } from '../shared/club'
import { toIsoString } from './iso-string'

/** Returns an instant with its date and time in New York. */
export const inClubZone = (instant: Date): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(club.timeZone)

/** A calendar day in New York: its date and its two midnights, in milliseconds since 1970. */
interface ClubDay {
  date: string
  begins: number
  ends: number
}

let latest: ClubDay = { date: '', begins: 0, ends: 0 }

/** Cached, because Temporal is exact but slow, and requests ask for the same day until it ends. */
function clubDayAt(now: Date): ClubDay {
  const instant = now.getTime()
  if (instant >= latest.begins && instant < latest.ends) return latest
  const midnight = inClubZone(now).startOfDay()
  const ends = midnight.add({ days: 1 }).startOfDay().epochMilliseconds
  const date = midnight.toPlainDate().toString()
  latest = { date, begins: midnight.epochMilliseconds, ends }
  return latest
}

/** Returns the club's calendar date at an instant, as YYYY-MM-DD (New York; WAITLIST-2). */
export const clubDay = (now: Date): string => clubDayAt(now).date

/** Returns the club's wall-clock time at an instant, as HH:MM:SS (New York). */
export function clubTime(now: Date): string {
  return inClubZone(now).toPlainTime().toString({ smallestUnit: 'second' })
}

const dateTime = new Intl.DateTimeFormat('en-US', {
  timeZone: club.timeZone,
  dateStyle: 'medium',
  timeStyle: 'short',
})

/** Formats an instant in New York time: Jan 15, 2024, 11:42 PM (FORM-25). */
export const clubDateTime = (instant: Date): string =>
  // ICU puts a narrow no-break space before AM and PM.
  dateTime.format(instant).replaceAll('\u202F', ' ')

const clock = new Intl.DateTimeFormat('en-US', { timeZone: club.timeZone, timeStyle: 'short' })

/** Formats the time of an instant in New York: 11:42 PM. */
const clubClock = (instant: Date): string => clock.format(instant).replaceAll('\u202F', ' ')

/** Formats an instant in New York time with its offset: 2026-11-21T00:13:27-05:00. */
export function clubInstant(instant: string | null | undefined): string | undefined {
  if (!instant) return undefined
  const at = Date.parse(instant)
  const { ahead, text } = clubOffsetAt(at)
  return toIsoString(at + ahead).slice(0, 'YYYY-MM-DDTHH:MM:SS'.length) + text
}

/** The offset of New York from UTC between two clock changes, in milliseconds. */
interface ClubOffset {
  begins: number
  ends: number
  ahead: number
  text: string
}

/** There are two a year, so a download with two instants per row hardly ever needs Temporal. */
const offsets: ClubOffset[] = []

function clubOffsetAt(instant: number): ClubOffset {
  const known = offsets.find(({ begins, ends }) => begins <= instant && instant < ends)
  if (known) return known
  const there = inClubZone(new Date(instant))
  const [last, next] = [
    // Without the nanosecond, an instant at which the clocks change would find the change before
    // it.
    there.add({ nanoseconds: 1 }).getTimeZoneTransition('previous'),
    there.getTimeZoneTransition('next'),
  ]
  const offset = {
    begins: last?.epochMilliseconds ?? -Infinity,
    ends: next?.epochMilliseconds ?? Infinity,
    ahead: there.offsetNanoseconds / 1_000_000,
    text: there.offset,
  }
  offsets.push(offset)
  return offset
}

/** Returns the instant of the next New York midnight: 23, 24 or 25 hours after the last one. */
export const nextClubMidnight = (now: Date): Date => new Date(clubDayAt(now).ends)

/**
 * Returns the end of the New York day this many days after the day of an instant: a midnight. Days
 * of 23 and 25 hours count as one.
 */
export const endOfClubDay = (now: Date, daysLater: number): Date =>
  new Date(
    inClubZone(now)
      .toPlainDate()
      .add({ days: daysLater + 1 })
      .toZonedDateTime(club.timeZone).epochMilliseconds,
  )

/** Returns the New York date this many days after the date of an instant, as YYYY-MM-DD. */
export const clubDayAfter = (now: Date, daysLater: number): string =>
  inClubZone(now).toPlainDate().add({ days: daysLater }).toString()

const longDay = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'long',
  month: 'long',
  day: 'numeric',
})

/** Returns a date in words: Saturday, November 28. */
export const clubDateInWords = (date: string): string => longDay.format(new Date(`${date}T00:00Z`))

/** Formats an instant for a sentence, in New York time: Thursday, November 26, 6:00 PM (Miami time). */
export const clubMomentInWords = (instant: Date): string =>
  `${clubDateInWords(clubDay(instant))}, ${clubClock(instant)} (Miami time)`

/**
 * Returns the instant of a wall-clock time in New York. A skipped time is an hour later; of one that
 * exists twice, it is the earlier or the later one.
 */
export function clubInstantOf(
  local: Temporal.PlainDateTime,
  repeated: 'earlier' | 'later' = 'earlier',
): Date {
  const disambiguation = repeated === 'earlier' ? 'compatible' : repeated
  return new Date(local.toZonedDateTime(club.timeZone, { disambiguation }).epochMilliseconds)
}

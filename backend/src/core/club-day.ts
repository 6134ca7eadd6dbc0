import { Temporal } from 'temporal-polyfill'
import { club } from '../shared/club'

const inClubZone = (now: Date) =>
  Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(club.timeZone)

/** The club's calendar date at an instant, as YYYY-MM-DD (New York; decision W2). */
export function clubDay(now: Date): string {
  return inClubZone(now).toPlainDate().toString()
}

/** The club's wall-clock time at an instant, as HH:MM:SS (New York). */
export function clubTime(now: Date): string {
  return inClubZone(now).toPlainTime().toString({ smallestUnit: 'second' })
}

/** An instant as the club's clock shows it, with its offset: 2026-11-21T00:13:27-05:00. */
export function clubInstant(instant: string | null | undefined): string | undefined {
  if (!instant) return undefined
  const at = Date.parse(instant)
  const offset = /[+-]\d\d:\d\d$/.exec(offsetFormat.format(at))?.[0] ?? '+00:00'
  // The same digits with the offset are an instant as far back as the club's clock is ahead of UTC.
  const ahead = at - Date.parse(new Date(at).toISOString().replace('Z', offset))
  return new Date(at + ahead).toISOString().slice(0, 'YYYY-MM-DDTHH:MM:SS'.length) + offset
}

/** Without Temporal, which takes many times as long: a download has two instants in each row. */
const offsetFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: club.timeZone,
  timeZoneName: 'longOffset',
})

/** The instant of the next New York midnight: 23, 24 or 25 hours after the last one. */
export function nextClubMidnight(now: Date): Date {
  const midnight = inClubZone(now).startOfDay().add({ days: 1 }).startOfDay()
  return new Date(midnight.epochMilliseconds)
}

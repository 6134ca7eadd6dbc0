import { clubDay } from '../../core/club-day'
import { db } from '../../database/data-source'
import { bookingRules } from '../../shared/booking-rules'
import { club } from '../../shared/club'
import { boundsOfDay } from '../courts/court-times.service'
import { Weekday } from '../court-blocks/block.options'
import type { CourtUse, UseHour } from './court-use.types'
import type { UsePeriod } from './court-use.options'
import { countWeekdays, pastDays, type PastDays } from './use-period'

/** The weekdays, from Monday. */
const WEEKDAYS = Object.values(Weekday)

const FIRST_BOOKING = `
  SELECT min("startsAt") AS first, (SELECT count(*)::int FROM court) AS courts FROM court_booking`

/**
 * The bookings by weekday (1 is Monday), hour of the day, and days from booking to play. A booking is
 * one hour (BOOKING-1).
 */
const BOOKINGS = `
  SELECT extract(isodow FROM "bookingDate")::int AS weekday, extract(hour FROM "startTime")::int AS hour,
    "bookingDate" - ("createdAt" AT TIME ZONE $3)::date AS ahead,
    count("holdId")::int AS held,
    count(*) FILTER (WHERE status <> 'cancelled')::int AS bookings,
    count(*) FILTER (WHERE status = 'no_show')::int AS "noShows",
    count(*) FILTER (WHERE "wasLate")::int AS "lateCancellations",
    coalesce(sum(cardinality(guests)) FILTER (WHERE status <> 'cancelled'), 0)::int AS guests
  FROM court_booking WHERE "startsAt" >= $1 AND "startsAt" < $2
  GROUP BY 1, 2, 3`

/** The hours of courts that blocks touch, by weekday and hour of the day. */
const BLOCKED = `
  SELECT extract(isodow FROM local)::int AS weekday, extract(hour FROM local)::int AS hour,
    count(DISTINCT ("courtId", slot))::int AS blocked
  FROM block
  CROSS JOIN LATERAL generate_series(
    date_trunc('hour', block."startsAt", $3), block."endsAt" - interval '1 second', interval '1 hour'
  ) slot
  CROSS JOIN LATERAL (SELECT slot AT TIME ZONE $3 AS local) there
  WHERE block."removedAt" IS NULL AND block."startsAt" < $2 AND block."endsAt" > $1
    AND slot >= $1 AND slot < $2
  GROUP BY 1, 2`

interface HourRow {
  weekday: number
  hour: number
}

interface BookingsRow extends HourRow {
  ahead: number
  held: number
  bookings: number
  noShows: number
  lateCancellations: number
  guests: number
}

interface BlockedRow extends HourRow {
  blocked: number
}

/** Returns how the courts were used in a period (BOOKING-60). */
export async function getCourtUse(period: UsePeriod, now: Date): Promise<CourtUse> {
  const days = pastDays(period, now)
  const { lastDay, endsAt } = days
  const [{ first, courts }] =
    await db.query<[{ first: Date | null; courts: number }]>(FIRST_BOOKING)
  const firstDay = firstDayOf(days, first)
  const startsAt = firstDay === null ? endsAt : boundsOfDay(firstDay).startsAt
  const values = [startsAt, endsAt, club.timeZone]
  const [rows, blocked] = await Promise.all([
    db.query<BookingsRow[]>(BOOKINGS, values),
    db.query<BlockedRow[]>(BLOCKED, values),
  ])
  const hours = firstDay === null ? [] : hoursOf({ firstDay, lastDay, courts }, rows, blocked)
  return {
    firstDay,
    lastDay,
    hours,
    openHours: sumOf(hours, ({ openHours }) => openHours),
    bookedHours: sumOf(hours, ({ bookedHours }) => bookedHours),
    bookings: sumOf(rows, ({ bookings }) => bookings),
    noShows: sumOf(rows, ({ noShows }) => noShows),
    lateCancellations: sumOf(rows, ({ lateCancellations }) => lateCancellations),
    guests: sumOf(rows, ({ guests }) => guests),
    medianDaysAhead: medianOf(rows),
  }
}

const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0)

/** Returns the median of the days from booking to play; null without bookings. */
function medianOf(rows: readonly BookingsRow[]): number | null {
  const total = sumOf(rows, ({ bookings }) => bookings)
  if (total === 0) return null
  const sorted = rows.toSorted((one, other) => one.ahead - other.ahead)
  const at = (place: number) => {
    let before = 0
    return sorted.find(({ bookings }) => (before += bookings) > place)?.ahead ?? 0
  }
  return (at(Math.floor((total - 1) / 2)) + at(Math.floor(total / 2))) / 2
}

/** Before the day of its first booking, the club was not open for bookings. */
function firstDayOf({ firstDay, lastDay }: PastDays, first: Date | null): string | null {
  if (!first) return null
  const day = clubDay(first)
  if (day > lastDay) return null
  return day > firstDay ? day : firstDay
}

interface Days {
  firstDay: string
  lastDay: string
  courts: number
}

/** Returns the bookable hours of a week, from Monday's first on. */
function hoursOf(
  { firstDay, lastDay, courts }: Days,
  bookings: readonly BookingsRow[],
  blocked: readonly BlockedRow[],
): UseHour[] {
  const booked = new Map<string, number>()
  for (const row of bookings) booked.set(keyOf(row), (booked.get(keyOf(row)) ?? 0) + row.held)
  const closed = new Map(blocked.map(row => [keyOf(row), row.blocked]))
  const { opensAtHour, closesAtHour } = bookingRules
  const hours = Array.from({ length: closesAtHour - opensAtHour }, (_, hour) => opensAtHour + hour)
  const counts = countWeekdays(firstDay, lastDay)
  return WEEKDAYS.flatMap((day, index) =>
    hours.map(hour => {
      const key = keyOf({ weekday: index + 1, hour })
      const openHours = courts * (counts[index] ?? 0) - (closed.get(key) ?? 0)
      return { day, hour, openHours, bookedHours: booked.get(key) ?? 0 }
    }),
  )
}

const keyOf = ({ weekday, hour }: HourRow) => `${weekday} ${hour}`

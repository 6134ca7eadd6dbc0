import { clubDay } from '../../core/club-day'
import { db } from '../../database/data-source'
import { bookingRules } from '../../shared/booking-rules'
import { club } from '../../shared/club'
import { CourtHoldKind } from '../courts/court-hold.entity'
import { boundsOfDay } from '../courts/court-times.service'
import { PlayingDay } from '../surveys/member-survey.options'
import type { CourtUse, UseHour } from './court-use.types'
import type { UsePeriod } from './court-use.options'
import { countWeekdays, pastDays, type PastDays } from './use-period'

/** The weekdays, from Monday. */
const WEEKDAYS = Object.values(PlayingDay)

const FIRST_BOOKING = `
  SELECT min("startsAt") AS first, (SELECT count(*)::int FROM court) AS courts FROM court_booking`

/** The hours that holds take, by weekday (1 is Monday) and by hour of the day in New York. */
const HELD = `
  SELECT extract(isodow FROM local)::int AS weekday, extract(hour FROM local)::int AS hour,
    count(*) FILTER (WHERE kind = $4)::int AS booked,
    count(DISTINCT ("courtId", slot)) FILTER (WHERE kind <> $4)::int AS blocked
  FROM court_hold hold
  CROSS JOIN LATERAL generate_series(
    date_trunc('hour', hold."startsAt"), hold."endsAt" - interval '1 second', interval '1 hour'
  ) slot
  CROSS JOIN LATERAL (SELECT slot AT TIME ZONE $3 AS local) there
  WHERE hold."startsAt" < $2 AND hold."endsAt" > $1 AND slot >= $1 AND slot < $2
  GROUP BY 1, 2`

const FIGURES = `
  SELECT count(*) FILTER (WHERE status <> 'cancelled')::int AS bookings,
    count(*) FILTER (WHERE status = 'no_show')::int AS "noShows",
    count(*) FILTER (WHERE "wasLate")::int AS "lateCancellations",
    coalesce(sum(cardinality(guests)) FILTER (WHERE status <> 'cancelled'), 0)::int AS guests,
    percentile_cont(0.5) WITHIN GROUP (
      ORDER BY "bookingDate" - ("createdAt" AT TIME ZONE $3)::date
    ) FILTER (WHERE status <> 'cancelled') AS "medianDaysAhead"
  FROM court_booking WHERE "startsAt" >= $1 AND "startsAt" < $2`

interface HeldRow {
  weekday: number
  hour: number
  booked: number
  blocked: number
}

type Figures = Pick<
  CourtUse,
  'bookings' | 'noShows' | 'lateCancellations' | 'guests' | 'medianDaysAhead'
>

/** Returns how the courts were used in a period (BOOKING-60). */
export async function getCourtUse(period: UsePeriod, now: Date): Promise<CourtUse> {
  const days = pastDays(period, now)
  const { lastDay, endsAt } = days
  const [{ first, courts }] =
    await db.query<[{ first: Date | null; courts: number }]>(FIRST_BOOKING)
  const firstDay = firstDayOf(days, first)
  const startsAt = firstDay === null ? endsAt : boundsOfDay(firstDay).startsAt
  const [held, [figures]] = await Promise.all([
    db.query<HeldRow[]>(HELD, [startsAt, endsAt, club.timeZone, CourtHoldKind.booking]),
    db.query<[Figures]>(FIGURES, [startsAt, endsAt, club.timeZone]),
  ])
  const hours = firstDay === null ? [] : hoursOf({ firstDay, lastDay, courts }, held)
  const sum = (of: (hour: UseHour) => number) => hours.reduce((all, hour) => all + of(hour), 0)
  return {
    ...figures,
    firstDay,
    lastDay,
    hours,
    openHours: sum(({ openHours }) => openHours),
    bookedHours: sum(({ bookedHours }) => bookedHours),
  }
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
function hoursOf({ firstDay, lastDay, courts }: Days, held: readonly HeldRow[]): UseHour[] {
  const rows = new Map(held.map(row => [`${row.weekday} ${row.hour}`, row]))
  const { opensAtHour, closesAtHour } = bookingRules
  const hours = Array.from({ length: closesAtHour - opensAtHour }, (_, hour) => opensAtHour + hour)
  const counts = countWeekdays(firstDay, lastDay)
  return WEEKDAYS.flatMap((day, index) =>
    hours.map(hour => {
      const { booked = 0, blocked = 0 } = rows.get(`${index + 1} ${hour}`) ?? {}
      const openHours = courts * (counts[index] ?? 0) - blocked
      return { day, hour, openHours, bookedHours: booked }
    }),
  )
}

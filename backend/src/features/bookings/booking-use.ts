import type { EntityManager } from 'typeorm'
import type { MonthUse } from './booking-terms'

/** What a member has used and holds, for a booking at one time. */
export interface BookingUse extends MonthUse {
  /** Confirmed bookings that have not begun. */
  upcoming: number
  /** Confirmed bookings on the day. */
  onDay: number
  /** The reservations of the plan that count for the month, numbered or without a limit. */
  reservations: number
  /** Whether a confirmed booking, of their own or in which they play, overlaps the time. */
  overlaps: boolean
  /** Whether a booking or a block takes the court at the time. */
  isTaken: boolean
}

interface BookingTime {
  startsAt: Date
  endsAt: Date
  /** YYYY-MM-DD in New York. */
  date: string
  /** Null if only the person's bookings count. */
  courtId: string | null
  /** A booking that is changed, and so does not count. */
  exceptId?: string
}

/** A booking counts for its month unless it was cancelled free of charge (BOOKING-4). */
const COUNTS = `month = date_trunc('month', $3::date) AND (status <> 'cancelled' OR "wasLate")`

/** A guest is free unless a charge that is not void was written down for them. */
const USE = `
  SELECT
    EXISTS (SELECT FROM court_hold hold
      WHERE hold."courtId" = $6 AND hold."startsAt" < $5 AND hold."endsAt" > $4) AS "isTaken",
    count(*) FILTER (WHERE status = 'confirmed' AND "startsAt" > $2)::int AS upcoming,
    count(*) FILTER (WHERE status = 'confirmed' AND "bookingDate" = $3)::int AS "onDay",
    coalesce(bool_or(status = 'confirmed' AND "startsAt" < $5 AND "endsAt" > $4), false) OR EXISTS (
      SELECT FROM booking_player player WHERE player."userId" = $1 AND player.state = 'playing'
        AND player."startsAt" < $5 AND player."endsAt" > $4) AS overlaps,
    count(*) FILTER (WHERE ${COUNTS} AND NOT "isExtra")::int AS reservations,
    coalesce(array_agg("monthNo") FILTER (WHERE month = date_trunc('month', $3::date) AND "monthNo" IS NOT NULL), '{}') AS numbers,
    coalesce(sum(cardinality(guests) - (
      SELECT count(*) FROM charge
      WHERE charge."bookingId" = court_booking.id AND charge.kind = 'guest_pass' AND charge.state <> 'void'
    )) FILTER (WHERE ${COUNTS}), 0)::int AS "freeGuests"
  FROM court_booking
  WHERE "userId" = $1 AND "startsAt" IS NOT NULL AND id IS DISTINCT FROM $7
    AND ("startsAt" > $2 OR month = date_trunc('month', $3::date) OR "bookingDate" = $3)`

/** Reads what the person has used; the person's membership is locked while a booking depends on it. */
export async function readUse(
  userId: string,
  { startsAt, endsAt, date, courtId, exceptId }: BookingTime,
  now: Date,
  em: EntityManager,
): Promise<BookingUse> {
  const values = [userId, now, date, startsAt, endsAt, courtId, exceptId ?? null]
  const [use] = await em.query<[BookingUse]>(USE, values)
  return use
}

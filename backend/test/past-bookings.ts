import { randomUUID } from 'node:crypto'
import { HOUR_MS } from '../src/core/durations'
import { db } from '../src/database/data-source'

/** A booking that is inserted as it would be by now; its time may be past. */
export interface PastBookingRow {
  userId: string
  courtId: string
  startsAt: Date
  createdAt: Date
  status: 'confirmed' | 'no_show' | 'cancelled'
  /** Whether the desk has freed the court of an absent member. */
  isFreed?: boolean
  wasLate?: boolean
  guests?: string[]
  checkedInAt?: Date
}

/** Inserts bookings of an hour with the holds of their courts; returns their ids. */
export async function insertBookings(rows: readonly PastBookingRow[]): Promise<string[]> {
  const bookings = rows.map(row => {
    const isHeld = row.status === 'confirmed' || (row.status === 'no_show' && !row.isFreed)
    const isCancelled = row.status === 'cancelled'
    return {
      guests: [],
      ...row,
      id: randomUUID(),
      holdId: isHeld ? randomUUID() : null,
      endsAt: new Date(row.startsAt.getTime() + HOUR_MS),
      cancelledAt: isCancelled ? row.createdAt : null,
      wasLate: isCancelled ? (row.wasLate ?? false) : null,
    }
  })
  const values = [JSON.stringify(bookings)]
  await db.query(
    `INSERT INTO court_hold (id, "courtId", "startsAt", "endsAt", kind)
     SELECT "holdId", "courtId", "startsAt", "endsAt", 'booking'
     FROM jsonb_to_recordset($1) held ("holdId" uuid, "courtId" uuid, "startsAt" timestamptz, "endsAt" timestamptz)
     WHERE "holdId" IS NOT NULL`,
    values,
  )
  await db.query(
    `INSERT INTO court_booking (id, "userId", "courtId", "courtName", "startsAt", "endsAt", "bookingDate", "startTime",
       duration, month, plan, "isExtra", status, "holdId", guests, "createdAt", "cancelledAt", "wasLate", "checkedInAt")
     SELECT booked.id, "userId", "courtId", court.name, "startsAt", "endsAt", local::date, local::time,
       60, date_trunc('month', local)::date, 'standard', false, status::court_booking_status_enum, "holdId",
       ARRAY(SELECT jsonb_array_elements_text(guests)), "createdAt", "cancelledAt", "wasLate", "checkedInAt"
     FROM jsonb_to_recordset($1) booked (id uuid, "userId" uuid, "courtId" uuid, "startsAt" timestamptz, "endsAt" timestamptz,
       status text, "holdId" uuid, guests jsonb, "createdAt" timestamptz, "cancelledAt" timestamptz, "wasLate" boolean,
       "checkedInAt" timestamptz)
     JOIN court ON court.id = "courtId"
     CROSS JOIN LATERAL (SELECT "startsAt" AT TIME ZONE 'America/New_York' AS local) there`,
    values,
  )
  return bookings.map(({ id }) => id)
}

import { Temporal } from 'temporal-polyfill'
import type { User } from '../src/accounts/user.entity'
import { HOUR_MS } from '../src/core/durations'
import { db } from '../src/database/data-source'
import type { Court } from '../src/features/courts/court.entity'
import { slotsOfDay } from '../src/features/courts/court-times.service'
import { Weekday } from '../src/features/court-blocks/block.options'
import { club } from '../src/shared/club'
import { insertBookings, type PastBookingRow } from './past-bookings'
import { pick } from './random-operations'

/** A booking with its day and hour in New York, and how many days before play it was made. */
interface LocalRow extends PastBookingRow {
  day: string
  hour: number
  ahead: number
}

const localOf = (instant: Date) =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(club.timeZone)

const STATUSES = ['confirmed', 'confirmed', 'confirmed', 'no_show', 'cancelled'] as const

/** Days without bookings, on which both courts are blocked from 9:30 to 12. They have a clock change. */
const blockedDays = ['2027-03-12', '2027-03-13', '2027-03-14', '2027-03-15', '2027-03-16']

/**
 * Books hours of 380 days from March 20, 2026: of every sixteenth day, and of those around the clock
 * changes and the ends of months.
 */
export async function createYear(
  courts: readonly Court[],
  members: readonly User[],
): Promise<LocalRow[]> {
  const rows: LocalRow[] = []
  const first = Temporal.PlainDate.from('2026-03-20')
  for (let number = 0; number < 380; number += 1) {
    const day = first.add({ days: number }).toString()
    if (number % 16 !== 0 && !/-(?:30|31|01|02)$/.test(day)) continue
    if (blockedDays.includes(day)) continue
    for (const { startsAt } of slotsOfDay(day))
      for (const [index, { id: courtId }] of courts.entries()) {
        const key = [startsAt.toISOString(), index] as const
        if (pick(3, ...key) > 0) continue
        const createdAt = new Date(startsAt.getTime() - pick(200, 'ahead', ...key) * HOUR_MS)
        const status = STATUSES[pick(STATUSES.length, 'status', ...key)] ?? 'confirmed'
        const booked = localOf(createdAt).toPlainDate()
        rows.push({
          userId: members[index]?.id ?? '',
          courtId,
          startsAt,
          createdAt,
          status,
          isFreed: status === 'no_show' && pick(2, 'freed', ...key) === 0,
          wasLate: pick(2, 'late', ...key) === 0,
          guests: Array.from({ length: pick(4, 'guests', ...key) }, () => 'Guest'),
          day,
          hour: localOf(startsAt).hour,
          ahead: booked.until(day).days,
        })
      }
  }
  await insertBookings(rows)
  await db.query(
    `WITH half AS (
       SELECT gen_random_uuid() AS id, court.id AS "courtId", local AT TIME ZONE $2 AS "startsAt",
         local AT TIME ZONE $2 + interval '30 minutes' AS "endsAt"
       FROM court, unnest($1::date[]) day,
         generate_series(day + interval '570 minutes', day + interval '690 minutes', interval '30 minutes') local
     ), hold AS (
       INSERT INTO court_hold (id, "courtId", "startsAt", "endsAt", kind) SELECT half.*, 'block' FROM half
     )
     INSERT INTO block ("holdId", "courtId", "startsAt", "endsAt", kind, title) SELECT half.*, 'event', 'Cup' FROM half`,
    [blockedDays, club.timeZone],
  )
  return rows
}

/** Computes the use of courts on some days by looking at each hour and each booking. */
export function plainUse(
  all: readonly LocalRow[],
  courts: readonly Court[],
  days: readonly string[],
) {
  const counted = new Set(days)
  const rows = all.filter(({ day }) => counted.has(day))
  const kept = rows.filter(({ status }) => status !== 'cancelled')
  const held = kept.filter(({ isFreed }) => !isFreed)
  const taken = new Set(held.map(({ courtId, day, hour }) => `${courtId} ${day} ${String(hour)}`))
  const hours: Record<string, { openHours: number; bookedHours: number }> = {}
  for (const day of days)
    for (let hour = 5; hour < 23; hour += 1)
      for (const { id } of courts) {
        const weekday = Object.values(Weekday)[Temporal.PlainDate.from(day).dayOfWeek - 1]
        const cell = (hours[`${String(weekday)} ${String(hour)}`] ??= {
          openHours: 0,
          bookedHours: 0,
        })
        const isBlocked = blockedDays.includes(day) && hour >= 9 && hour < 12
        if (!isBlocked) cell.openHours += 1
        if (taken.has(`${id} ${day} ${String(hour)}`)) cell.bookedHours += 1
      }
  const ahead = kept.map(row => row.ahead).toSorted((one, other) => one - other)
  const middle = [ahead[Math.ceil(ahead.length / 2) - 1], ahead[Math.floor(ahead.length / 2)]]
  const cells = Object.values(hours)
  return {
    hours,
    openHours: cells.reduce((sum, { openHours }) => sum + openHours, 0),
    bookedHours: held.length,
    bookings: kept.length,
    noShows: kept.filter(({ status }) => status === 'no_show').length,
    lateCancellations: rows.filter(({ status, wasLate }) => status === 'cancelled' && wasLate)
      .length,
    guests: kept.reduce((sum, { guests = [] }) => sum + guests.length, 0),
    medianDaysAhead: ((middle[0] ?? 0) + (middle[1] ?? 0)) / 2,
  }
}

import { Temporal } from 'temporal-polyfill'
import {
  In,
  IsNull,
  LessThanOrEqual,
  MoreThan,
  MoreThanOrEqual,
  Not,
  type EntityManager,
} from 'typeorm'
import { requireRow } from '../../core/errors'
import { db } from '../../database/data-source'
import { select } from '../../database/select'
import type { Connection } from '../../pagination/connection'
import { paginateForTeam } from '../../pagination/followed-list'
import { normalizeId } from '../../shared/rules'
import type { CalendarNote } from '../bookings/calendar-file.service'
import { BookingStatus, CourtBooking } from '../bookings/court-booking.entity'
import { listCourts } from '../courts/courts.service'
import { courtsOf } from './apply-closure.service'
import { closureTimes, daysAround } from './closure-plan'
import { CourtClosure } from './court-closure.entity'
import type { CourtClosureArgs } from './court-closures.inputs'

/** The day on which the last time of a closure ends. */
const LAST_DAY = `closure.until + CASE WHEN closure."endTime" <= closure."startTime" AND closure."endTime" > '00:00' THEN 1 ELSE 0 END`

/** Returns SQL that is true for a closure in force from one day to another one. */
export const closuresWithin = (from: string, until: string) =>
  `closure."removedAt" IS NULL AND ${LAST_DAY} >= ${from}::date AND closure."from" <= ${until}::date`

/** Returns a page of the closures in force, by their first day. */
export async function listClosures(
  { from, until, ...page }: CourtClosureArgs,
  now: Date,
): Promise<Connection<CourtClosure>> {
  const rows = select(CourtClosure, 'closure')
  rows.where(() => 'closure."removedAt" IS NULL')
  if (from) rows.filter(value => `${LAST_DAY} >= ${value(from)}::date`)
  if (until) rows.filter(value => `closure."from" <= ${value(until)}::date`)
  const by = ['closure."from"', 'closure.id']
  const found = await paginateForTeam(rows, page, { by, direction: 'ASC' })
  const closures = found.edges.map(({ node }) => node)
  await addDetails(closures, now)
  return found
}

/** Returns a closure as it is stored, also one that is removed. Throws NOT_FOUND. */
export const getStoredClosure = async (id: string, em: EntityManager): Promise<CourtClosure> =>
  requireRow(await em.findOneBy(CourtClosure, { id: normalizeId(id) }), 'There is no such closure.')

/** Returns a closure with its details, also one that is removed. Throws NOT_FOUND. */
export async function getClosure(id: string, now: Date): Promise<CourtClosure> {
  const closure = await getStoredClosure(id, db.manager)
  await addDetails([closure], now)
  return closure
}

/** Sets the courts of closures, and how many bookings to come are in the way of each. */
async function addDetails(closures: readonly CourtClosure[], now: Date): Promise<void> {
  if (closures.length === 0) return
  const courts = await listCourts()
  const bookings = await db.getRepository(CourtBooking).find({
    where: {
      courtId: In(closures.flatMap(({ courtIds }) => courtIds)),
      status: Not(BookingStatus.cancelled),
      startsAt: MoreThan(now),
    },
    select: { id: true, courtId: true, startsAt: true, endsAt: true, bookingDate: true },
  })
  for (const closure of closures)
    Object.assign(closure, {
      courts: courtsOf(closure, courts),
      bookingsInTheWay: bookings.filter(booking => isInTheWay(booking, closure)).length,
    })
}

function isInTheWay(
  { courtId, startsAt, endsAt, bookingDate }: CourtBooking,
  closure: CourtClosure,
): boolean {
  if (!courtId || !startsAt || !endsAt || !closure.courtIds.includes(courtId)) return false
  return closureTimes(closure, daysAround(bookingDate)).some(
    time => time.startsAt < endsAt && time.endsAt > startsAt,
  )
}

/** Returns the lines for members on the days of closures in force, by time (BOOKING-43). */
export async function listClosureNotes(from: string, days: number): Promise<CalendarNote[]> {
  const last = Temporal.PlainDate.from(from).add({ days: days - 1 })
  const until = last.toString()
  const closures = await db.getRepository(CourtClosure).find({
    where: {
      note: Not(IsNull()),
      removedAt: IsNull(),
      from: LessThanOrEqual(until),
      until: MoreThanOrEqual(from),
    },
  })
  return closures
    .flatMap(closure =>
      closureTimes(closure, { from, until }).map(({ date, startsAt, endsAt }) => ({
        closureId: closure.id,
        createdAt: closure.createdAt,
        note: closure.note ?? '',
        date,
        startsAt,
        endsAt,
      })),
    )
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
}

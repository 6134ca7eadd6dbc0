import { IsNull, type EntityManager } from 'typeorm'
import { SECOND_MS } from '../../core/durations'
import { requireRow } from '../../core/errors'
import { db } from '../../database/data-source'
import { liveQuery } from '../../graphql/live-query'
import type { CourtDayArgs } from '../bookings/bookings.inputs'
import { BookingStatus, CourtBooking } from '../bookings/court-booking.entity'
import { listPlayers } from '../bookings/booking-players.service'
import { toMemberBookings } from '../bookings/member-bookings.service'
import { Standby, StandbyState } from '../bookings/standby.entity'
import { Block } from '../court-blocks/block.entity'
import { COURT_CHANGED } from '../courts/court-changes.service'
import { boundsOfDay, slotsOfDay } from '../courts/court-times.service'
import { listCourts, overlapping } from '../courts/courts.service'
import { findFoundingNumbers } from '../memberships/memberships.service'
import type { CourtSchedule, DeskBooking, OfferedHour } from './desk.types'

/** Returns a New York day of all courts; its statements do not depend on the number of bookings. */
export async function readSchedule(date: string): Promise<CourtSchedule> {
  const within = overlapping(boundsOfDay(date))
  const [courts, rows, blocks, offers] = await Promise.all([
    listCourts(),
    db.getRepository(CourtBooking).find({
      where: within,
      relations: { court: true, user: true },
      order: { startsAt: 'ASC' },
    }),
    db.getRepository(Block).find({
      where: { ...within, removedAt: IsNull() },
      relations: { court: true },
      order: { startsAt: 'ASC' },
    }),
    findOffers(within),
  ])
  const all = await toDeskBookings(rows)
  const isCancelled = ({ status }: DeskBooking) => status === BookingStatus.cancelled
  const [bookings, cancelled] = [all.filter(one => !isCancelled(one)), all.filter(isCancelled)]
  return { date, hours: slotsOfDay(date), courts, bookings, cancelled, offers, blocks }
}

/** Returns the hours of a time that are held for members who have waited for them. */
async function findOffers(within: ReturnType<typeof overlapping>): Promise<OfferedHour[]> {
  const offers = await db.getRepository(Standby).find({
    where: { state: StandbyState.offered, hold: within },
    relations: { offeredCourt: true, hold: true, user: true },
    order: { startsAt: 'ASC' },
  })
  return offers.flatMap(({ offeredCourt: court, offerUntil, hold, user: person }) =>
    court && offerUntil && hold
      ? { court, startsAt: hold.startsAt, endsAt: hold.endsAt, offerUntil, person }
      : [],
  )
}

/** Subscribes the team to the changes of a New York day. */
export const subscribeToSchedule = liveQuery<CourtSchedule, CourtDayArgs>({
  channel: COURT_CHANGED,
  matches: (payload, { date }) => payload === date,
  find: readSchedule,
  everyMs: SECOND_MS,
})

/** Returns bookings, whose courts and members are loaded, as the team sees them. */
async function toDeskBookings(
  bookings: readonly CourtBooking[],
  em: EntityManager = db.manager,
): Promise<DeskBooking[]> {
  // One after the other: in a transaction they share its connection.
  const shown = await toMemberBookings(bookings, em)
  const ids = bookings.map(({ id }) => id)
  const players = await listPlayers(ids, em)
  const userIds = bookings.map(({ userId }) => userId)
  const numbers = await findFoundingNumbers(userIds, em)
  const rows = new Map(bookings.map(booking => [booking.id, booking]))
  return shown.flatMap(booking => {
    const row = rows.get(booking.id)
    if (!row) return []
    const { user: person, userId, checkedInAt, holdId } = row
    const foundingNumber = numbers.get(userId) ?? null
    const holdsCourt = holdId !== null
    const own = { players: players.filter(({ bookingId }) => bookingId === row.id) }
    return Object.assign(booking, { person, checkedInAt, foundingNumber, holdsCourt, ...own })
  })
}

/** Returns one booking, whose court and member are loaded, as the team sees it. */
export async function toDeskBooking(
  booking: CourtBooking,
  em: EntityManager,
): Promise<DeskBooking> {
  const [found] = await toDeskBookings([booking], em)
  return requireRow(found)
}

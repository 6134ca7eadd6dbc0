import { clubDay, clubTime } from '../../core/club-day'
import type { Connection, PageArgs, TeamPageArgs } from '../../pagination/connection'
import { select } from '../../database/select'
import type { User } from '../../accounts/user.entity'
import { paginateForTeam } from '../../pagination/followed-list'
import { paginate } from '../../pagination/paginate'
import { BookingStatus, CourtBooking } from './court-booking.entity'

const byTime = ['booking."bookingDate"', 'booking."startTime"', 'booking.id']

/** The owner of the bookings: only the id is needed. */
type UserRef = Pick<User, 'id'>

const bookingsOf = (user: UserRef) =>
  select(CourtBooking, 'booking').where(value => `booking."userId" = ${value(user.id)}`)

/** Returns a page of the person's bookings, past and future, latest first (FORM-20). */
export function listBookings(user: UserRef, page: PageArgs): Promise<Connection<CourtBooking>> {
  return paginate(bookingsOf(user), page, { by: byTime, direction: 'DESC' })
}

/** Returns a page of the person's bookings for the team, latest first. */
export function listBookingsForTeam(
  user: UserRef,
  page: TeamPageArgs,
): Promise<Connection<CourtBooking>> {
  return paginateForTeam(bookingsOf(user), page, { by: byTime })
}

/**
 * Returns a page of the person's bookings for the team: the upcoming ones, soonest first, or all
 * others, latest first.
 */
export function listBookingsByTime(
  user: UserRef,
  { upcoming, ...page }: TeamPageArgs & { upcoming?: boolean | null },
  now: Date,
): Promise<Connection<CourtBooking>> {
  const rows = bookingsOf(user).where(value => {
    const condition = isUpcoming(value, now)
    return upcoming ? condition : `NOT (${condition})`
  })
  return paginateForTeam(rows, page, { by: byTime, direction: upcoming ? 'ASC' : 'DESC' })
}

/**
 * Returns a page of the person's confirmed bookings that have not begun at `now`, soonest first.
 */
export function listUpcomingBookings(
  user: User,
  page: PageArgs,
  now: Date,
): Promise<Connection<CourtBooking>> {
  const upcoming = bookingsOf(user).where(value => isUpcoming(value, now))
  return paginate(upcoming, page, { by: byTime, direction: 'ASC' })
}

const isUpcoming = (value: (value: unknown) => string, now: Date) =>
  `booking.status = ${value(BookingStatus.confirmed)}
    AND (booking."bookingDate", booking."startTime") >= (${value(clubDay(now))}, ${value(clubTime(now))})`

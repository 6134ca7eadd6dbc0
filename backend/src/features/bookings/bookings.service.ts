import { clubDay, clubTime } from '../../core/club-day'
import type { Connection } from '../../pagination/connection'
import { select } from '../../database/select'
import type { User } from '../../accounts/user.entity'
import { paginate, type Page } from '../../pagination/paginate'
import { BookingStatus, CourtBooking } from './court-booking.entity'

const byTime = ['booking."bookingDate"', 'booking."startTime"', 'booking.id']

/** Whose bookings: all that is needed of a person. */
type UserRef = Pick<User, 'id'>

const bookingsOf = (user: UserRef) =>
  select(CourtBooking, 'booking').where(value => `booking."userId" = ${value(user.id)}`)

/** A page of the person's bookings, past and future, the latest day and time first (decision F20). */
export function listBookings(user: UserRef, page: Page): Promise<Connection<CourtBooking>> {
  return paginate(bookingsOf(user), page, { by: byTime, direction: 'DESC' })
}

/** A page of the person's confirmed bookings that have not begun at `now`, the soonest first. */
export function listUpcomingBookings(
  user: User,
  page: Page,
  now: Date,
): Promise<Connection<CourtBooking>> {
  const upcoming = bookingsOf(user)
    .where(value => `booking.status = ${value(BookingStatus.confirmed)}`)
    .where(
      value =>
        `(booking."bookingDate", booking."startTime") >= (${value(clubDay(now))}, ${value(clubTime(now))})`,
    )
  return paginate(upcoming, page, { by: byTime, direction: 'ASC' })
}

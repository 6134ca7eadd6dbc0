import { clubDay, clubTime } from '../../core/club-day'
import type { Connection, PageArgs } from '../../pagination/connection'
import { db } from '../../database/data-source'
import type { User } from '../../accounts/user.entity'
import { paginate } from '../../pagination/paginate'
import { BookingStatus, CourtBooking } from './court-booking.entity'

const byTime = ['booking.bookingDate', 'booking.startTime', 'booking.id']

/** Whose bookings: all that is needed of a person. */
type UserRef = Pick<User, 'id'>

const bookingsOf = (user: UserRef) =>
  db
    .getRepository(CourtBooking)
    .createQueryBuilder('booking')
    .where('booking.userId = :userId', { userId: user.id })

/** A page of the person's bookings, past and future, the latest day and time first (decision F20). */
export function listBookings(user: UserRef, page: PageArgs): Promise<Connection<CourtBooking>> {
  return paginate(bookingsOf(user), page, { by: byTime, direction: 'DESC' })
}

/** A page of the person's confirmed bookings that have not begun at `now`, the soonest first. */
export function listUpcomingBookings(
  user: User,
  page: PageArgs,
  now: Date,
): Promise<Connection<CourtBooking>> {
  const upcoming = bookingsOf(user)
    .andWhere('booking.status = :held', { held: BookingStatus.confirmed })
    .andWhere('(booking.bookingDate, booking.startTime) >= (:today, :time)', {
      today: clubDay(now),
      time: clubTime(now),
    })
  return paginate(upcoming, page, { by: byTime, direction: 'ASC' })
}

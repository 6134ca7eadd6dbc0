import { courtTime } from '../../../format/dates'

/** Returns the day and the start of a booking in words. */
export function bookingTime(booking: { bookingDate: string; startTime: string }): string {
  const { day, month, time } = courtTime(booking.bookingDate, booking.startTime)
  return `${month} ${day}, ${booking.bookingDate.slice(0, 4)}, ${time}`
}

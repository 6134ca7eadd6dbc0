import { shortClubWeekday } from '../../../format/courtDays'
import { courtTimeOf } from '../../../format/dates'
import { clubDate } from '../../../format/daysInWords'

/** Formats the day and the start of a booking (FORM-25): Mon, Jan 15, 2024, 6 PM */
export function bookingTime(booking: { bookingDate: string; startTime: string }): string {
  const { bookingDate, startTime } = booking
  return `${shortClubWeekday(bookingDate)}, ${clubDate(bookingDate)}, ${courtTimeOf(startTime)}`
}

import { useState } from 'react'
import type { BookingRowFragment } from '../../api/operationTypes'
import { addDays, clubDateOf } from '../../format/courtDays'
import { courtTimeOf } from '../../format/dates'
import { BookAgain, WEEK_DAYS } from './BookAgain'

/** Leads to the same hour a week later while that day is to come; nothing for a cancelled booking. */
export function BookPastAgain({
  courtName,
  bookingDate,
  startTime,
  status,
  guests,
}: BookingRowFragment) {
  const [today] = useState(() => clubDateOf(new Date()))
  const isOfLastWeek = bookingDate <= today && addDays(bookingDate, WEEK_DAYS) > today
  if (!isOfLastWeek || status === 'cancelled') return null
  return (
    <BookAgain
      court={courtName}
      date={bookingDate}
      hour={courtTimeOf(startTime)}
      guests={guests ?? []}
    />
  )
}

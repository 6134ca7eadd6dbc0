import type {
  BlockedBookingRowFragment,
  CourtClosureOutcomeFragment,
  CourtClosureRowFragment,
} from '../../../api/operationTypes'
import { closuresTexts } from '../../../content/admin/closures'
import { courtDateTime, courtTimeOf, shortClubDay } from '../../../format/dates'
import { clubDate, clubDayInWords } from '../../../format/daysInWords'
import { nameOrEmail } from '../entry/personNames'

/** How many skipped days are named; more are counted. */
const NAMED_DAYS = 3

/** How many bookings in the way are named after a change; more are counted. */
const NAMED_BOOKINGS = 5

/** Returns the days of a closure: "Mon, Thu from Oct 29, 2026 to Nov 5, 2026, not on Nov 2". */
export function daysInWords({
  from,
  until,
  weekdays,
  skippedDates,
}: Pick<CourtClosureRowFragment, 'from' | 'until' | 'weekdays' | 'skippedDates'>): string {
  if (from === until) return `${clubDayInWords(from)}, ${from.slice(0, 4)}`
  const named = weekdays?.map(day => closuresTexts.weekdays[day].label).join(', ')
  const range = closuresTexts.days(clubDate(from), clubDate(until), named)
  if (skippedDates.length === 0) return range
  const skipped =
    skippedDates.length > NAMED_DAYS
      ? closuresTexts.countedDays(skippedDates.length)
      : skippedDates.map(shortClubDay).join(', ')
  return `${range}, ${closuresTexts.notOn(skipped)}`
}

/** Returns the times of a closure's days: "5 PM to 9 PM". */
export function timesInWords({
  startTime,
  endTime,
}: Pick<CourtClosureRowFragment, 'startTime' | 'endTime'>): string {
  const start = startTime.slice(0, 5)
  const end = endTime.slice(0, 5)
  if (start === '00:00' && end === '00:00') return closuresTexts.allDay
  const isNextDay = end <= start && end !== '00:00'
  const last = isNextDay ? closuresTexts.form.nextDay(courtTimeOf(end)) : courtTimeOf(end)
  return closuresTexts.times(courtTimeOf(start), last)
}

/** Names a booking in the way: "Tue, Mar 16, 2027, 5 PM, Championship Court 1, Ana Ruiz". */
export const bookingInWords = ({ startsAt, court, person }: BlockedBookingRowFragment): string =>
  closuresTexts.plan.booking(courtDateTime(startsAt), court.name, nameOrEmail(person))

/** Says what a change has done, and which bookings are still in the way. */
export function outcomeInWords({
  blocked,
  freed,
  cancelled,
  conflicts,
}: CourtClosureOutcomeFragment): string {
  const { outcome } = closuresTexts
  const isUnchanged = blocked.length + freed.length + cancelled.length === 0
  return [
    ...(isUnchanged ? [outcome.unchanged] : []),
    ...(blocked.length > 0 ? [outcome.blocked(blocked.length)] : []),
    ...(freed.length > 0 ? [outcome.freed(freed.length)] : []),
    ...(cancelled.length > 0 ? [outcome.cancelled(cancelled.length)] : []),
    ...(conflicts.length > 0
      ? [
          outcome.conflicts(
            conflicts.length,
            conflicts.slice(0, NAMED_BOOKINGS).map(bookingInWords),
          ),
        ]
      : []),
  ].join(' ')
}

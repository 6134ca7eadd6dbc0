import type {
  CourtClosureOutcomeFragment,
  CourtClosureRowFragment,
} from '../../../api/operationTypes'
import { closuresTexts } from '../../../content/admin/closures'
import { courtTimeOf, shortClubDay } from '../../../format/dates'
import { clubDate, clubDayInWords } from '../../../format/daysInWords'

/** How many skipped days are named; more are counted. */
const NAMED_DAYS = 3

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

/** Says what a change has done. */
export function outcomeInWords({
  blocked,
  freed,
  cancelled,
}: Pick<CourtClosureOutcomeFragment, 'blocked' | 'freed' | 'cancelled'>): string {
  const { outcome } = closuresTexts
  const isUnchanged = blocked.length + freed.length + cancelled.length === 0
  return [
    ...(blocked.length > 0 || isUnchanged ? [outcome.blocked(blocked.length)] : []),
    ...(freed.length > 0 ? [outcome.freed(freed.length)] : []),
    ...(cancelled.length > 0 ? [outcome.cancelled(cancelled.length)] : []),
  ].join(' ')
}

import type { CourtDayQuery } from '../../api/generatedCourts'
import { courts } from '../../content/courts'

const words = courts.panel

export type Allowance = NonNullable<CourtDayQuery['bookingAllowance']>
export type MonthAllowance = Allowance['months'][number]

/** Returns the allowance of the month of a day. */
export const monthOf = ({ months }: Allowance, date: string) =>
  months.find(({ month }) => date.startsWith(month))

/** Describes what the member has booked: 7 of 12 this month, 2 of 4 upcoming */
export function usedWords(
  { months, upcoming, upcomingMax }: Allowance,
  month: MonthAllowance | undefined,
): string {
  const coming = words.upcoming(upcoming.length, upcomingMax)
  if (!month) return coming
  const name = month === months[0] ? undefined : month.month
  return `${words.used(month.used, month.max, name)}, ${coming}`
}

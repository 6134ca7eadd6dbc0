import { Temporal } from 'temporal-polyfill'
import { bookingRules } from '../../shared/booking-rules'
import type { WeekHours } from './simulation'
import { CELLS, DAYS, cellAt, partOfCell, partOfHour } from './week-parts'

/** The weeks whose blocks count. */
const WEEKS = 4
export const PERIOD_DAYS = WEEKS * DAYS.length

/** An hour at which the team has blocked courts. */
export interface BlockedHour {
  /** Days after the first day of the period: 0 to 27. */
  day: number
  /** The hour at which it begins in New York: 0 to 23. */
  hour: number
  /** How many courts are blocked. */
  courts: number
}

/**
 * Returns the bookable hours of each cell in each of the four weeks from `firstDay` (YYYY-MM-DD). They
 * are the opening times (BOOKING-1) of all courts, minus the blocked hours.
 */
export function weekHours(
  courts: number,
  firstDay: string,
  blocked: readonly BlockedHour[],
): WeekHours[] {
  const firstWeekday = Temporal.PlainDate.from(firstDay).dayOfWeek - 1
  const weeks = Array.from({ length: WEEKS }, () =>
    Array.from({ length: CELLS }, (_, cell) => courts * partOfCell(cell).bookableHours),
  )
  for (const { day, hour, courts: blockedCourts } of blocked) {
    const week = weeks[Math.floor(day / DAYS.length)]
    if (!week || hour < bookingRules.opensAtHour || hour >= bookingRules.closesAtHour) continue
    const cell = cellAt((firstWeekday + day) % DAYS.length, partOfHour(hour))
    week[cell] = (week[cell] ?? 0) - blockedCourts
  }
  return weeks
}

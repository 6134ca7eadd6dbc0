import { Temporal } from 'temporal-polyfill'
import { bookingRules } from '../../shared/booking-rules'
import type { WeekHours } from './simulation'
import { CELLS, DAYS, cellAt, partOfCell, partOfHour } from './week-parts'

/** The weeks whose blocks count. */
const WEEKS = 4
/** In so many of them an hour of a weekday must be blocked to be regularly so (PLANNER-2). */
const REGULAR_WEEKS = 3
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
 * are the opening times (BOOKING-1) of all courts, minus the hours that are regularly blocked. Single
 * blocks are left out: the forecast is about usual weeks (PLANNER-2).
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
  for (const hours of byHourOfWeek(blocked).values()) {
    const regular = regularlyBlocked(hours)
    for (const { day, hour, courts: blockedCourts } of hours) {
      const week = weeks[Math.floor(day / DAYS.length)]
      if (!week || hour < bookingRules.opensAtHour || hour >= bookingRules.closesAtHour) continue
      const cell = cellAt((firstWeekday + day) % DAYS.length, partOfHour(hour))
      week[cell] = (week[cell] ?? 0) - Math.min(blockedCourts, regular)
    }
  }
  return weeks
}

/** Groups blocked hours by their weekday and hour. */
function byHourOfWeek(blocked: readonly BlockedHour[]): Map<string, BlockedHour[]> {
  const groups = new Map<string, BlockedHour[]>()
  for (const one of blocked) {
    const key = `${String(one.day % DAYS.length)} ${String(one.hour)}`
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return groups
}

/** Returns on how many courts the hour of the week is blocked in at least three weeks. */
function regularlyBlocked(hours: readonly BlockedHour[]): number {
  const courts = hours.map(hour => hour.courts).sort((one, other) => other - one)
  return courts[REGULAR_WEEKS - 1] ?? 0
}

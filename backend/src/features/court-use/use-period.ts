import { Temporal } from 'temporal-polyfill'
import { clubDayAfter } from '../../core/club-day'
import { boundsOfDay, type SlotTime } from '../courts/court-times.service'
import { UsePeriod } from './court-use.options'

const WEEKS: Record<UsePeriod, number> = {
  [UsePeriod.weeks_4]: 4,
  [UsePeriod.weeks_13]: 13,
  [UsePeriod.weeks_52]: 52,
}

const WEEK_DAYS = 7

/** Past days in New York, and the midnights that begin and end them. */
export interface PastDays extends SlotTime {
  /** The first day, YYYY-MM-DD. */
  firstDay: string
  /** The last day, YYYY-MM-DD: yesterday. */
  lastDay: string
}

/** Returns the days of a period at an instant. */
export function pastDays(period: UsePeriod, now: Date): PastDays {
  const firstDay = clubDayAfter(now, -WEEKS[period] * WEEK_DAYS)
  const lastDay = clubDayAfter(now, -1)
  return {
    firstDay,
    lastDay,
    startsAt: boundsOfDay(firstDay).startsAt,
    endsAt: boundsOfDay(lastDay).endsAt,
  }
}

/** Returns how often each weekday, from Monday, is among the days from one to another: YYYY-MM-DD. */
export function countWeekdays(firstDay: string, lastDay: string): number[] {
  const first = Temporal.PlainDate.from(firstDay)
  const days = first.until(lastDay).days + 1
  return Array.from({ length: WEEK_DAYS }, (_, weekday) => {
    const ahead = (weekday + 1 - first.dayOfWeek + WEEK_DAYS) % WEEK_DAYS
    return Math.max(0, Math.ceil((days - ahead) / WEEK_DAYS))
  })
}

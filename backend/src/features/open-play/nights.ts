import { Temporal } from 'temporal-polyfill'
import { inClubZone } from '../../core/club-day'
import { HOUR_MS } from '../../core/durations'
import { club } from '../../shared/club'
import { openPlayRules } from '../../shared/open-play-rules'
import type { SlotTime } from '../courts/court-times.service'

const { fromHour, untilHour, nights } = openPlayRules

const startOf = (date: Temporal.PlainDate, hour: number): number =>
  date.toZonedDateTime({ timeZone: club.timeZone, plainTime: Temporal.PlainTime.from({ hour }) })
    .epochMilliseconds

/**
 * Returns the hours of a night, in order; `night` is the date of its evening, YYYY-MM-DD. They are hours
 * between its begin and its end, so that a night with a clock change has each of its hours once (OPEN-1).
 */
export function hoursOfNight(night: string): SlotTime[] {
  const evening = Temporal.PlainDate.from(night)
  const until = startOf(evening.add({ days: 1 }), untilHour)
  const hours: SlotTime[] = []
  for (let at = startOf(evening, fromHour); at < until; at += HOUR_MS)
    hours.push({ startsAt: new Date(at), endsAt: new Date(at + HOUR_MS) })
  return hours
}

/** Returns the night of an instant, or the one that comes next: until 5 AM it is the evening before. */
export function nightOf(now: Date): string {
  const local = inClubZone(now)
  const evening = local.toPlainDate()
  return (local.hour < untilHour ? evening.subtract({ days: 1 }) : evening).toString()
}

/** Returns the nights on which members can say that they come, in order. */
export function nightsAhead(now: Date): string[] {
  const first = Temporal.PlainDate.from(nightOf(now))
  return Array.from({ length: nights }, (_, days) => first.add({ days }).toString())
}

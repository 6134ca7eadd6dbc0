import { Temporal } from 'temporal-polyfill'
import { clubInstantOf, inClubZone } from '../../core/club-day'
import { HOUR_MS, MINUTE_MS } from '../../core/durations'
import { standbyRules } from '../../shared/standby-rules'

/** Returns from when an hour is open to all who want it (STANDBY-4). */
export const openToAllFrom = (startsAt: Date): Date =>
  new Date(startsAt.getTime() - standbyRules.openHours * HOUR_MS)

/**
 * Returns until when an offer stands that is made at an instant: 20 minutes, at night until 7:20 in the
 * morning in New York, and at the latest until the hour is open to all (STANDBY-3).
 */
export function endOfOffer(startsAt: Date, now: Date): Date {
  const { offerMinutes, nightFromHour, nightUntilHour, morningEnd } = standbyRules
  const local = inClubZone(now)
  const isEvening = local.hour >= nightFromHour
  const isNight = isEvening || local.hour < nightUntilHour
  const morning = local.toPlainDate().add({ days: isEvening ? 1 : 0 })
  const end = isNight
    ? clubInstantOf(morning.toPlainDateTime(Temporal.PlainTime.from(morningEnd)))
    : new Date(now.getTime() + offerMinutes * MINUTE_MS)
  const latest = openToAllFrom(startsAt)
  return end < latest ? end : latest
}

import { Temporal } from 'temporal-polyfill'
import { inClubZone } from '../../core/club-day'
import { HOUR_MS } from '../../core/durations'
import { bookingRules } from '../../shared/booking-rules'
import { club } from '../../shared/club'

/** The bookable hours of a day, New York time: from the first hour to before the other. */
export interface BookableHours {
  opensAtHour: number
  closesAtHour: number
}

/** One bookable hour of a court. */
export interface SlotTime {
  startsAt: Date
  endsAt: Date
}

const toDate = ({ epochMilliseconds }: Temporal.ZonedDateTime) => new Date(epochMilliseconds)

/** The midnights that begin and end a New York day; `date` is YYYY-MM-DD. */
export function boundsOfDay(date: string): SlotTime {
  const day = Temporal.PlainDate.from(date)
  return {
    startsAt: toDate(day.toZonedDateTime(club.timeZone)),
    endsAt: toDate(day.add({ days: 1 }).toZonedDateTime(club.timeZone)),
  }
}

/**
 * Returns the slots of a New York day, in order. They are hours between the day's midnights, so
 * that a day with a clock change has each of its hours once and none that does not exist.
 */
export function slotsOfDay(date: string, hours: BookableHours = bookingRules): SlotTime[] {
  const { startsAt, endsAt } = boundsOfDay(date)
  const slots: SlotTime[] = []
  for (let at = startsAt.getTime(); at < endsAt.getTime(); at += HOUR_MS) {
    const { hour } = inClubZone(new Date(at))
    if (hour >= hours.opensAtHour && hour < hours.closesAtHour)
      slots.push({ startsAt: new Date(at), endsAt: new Date(at + HOUR_MS) })
  }
  return slots
}

/** Whether a slot of any day begins at this instant. */
export function isSlotStart(instant: Date, hours: BookableHours = bookingRules): boolean {
  if (Number.isNaN(instant.getTime()) || instant.getTime() % HOUR_MS !== 0) return false
  const { hour } = inClubZone(instant)
  return hour >= hours.opensAtHour && hour < hours.closesAtHour
}

/** Returns when a slot opens: the same wall-clock time in New York, this many days earlier (BOOKING-3). */
export const opensAt = (startsAt: Date, windowDays: number): Date =>
  toDate(inClubZone(startsAt).subtract({ days: windowDays }))

/** Returns the New York day, month and time of an instant: YYYY-MM-DD, YYYY-MM, HH:MM. */
export function localTime(instant: Date): { date: string; month: string; time: string } {
  const local = inClubZone(instant)
  return {
    date: local.toPlainDate().toString(),
    month: local.toPlainDate().toPlainYearMonth().toString(),
    time: local.toPlainTime().toString({ smallestUnit: 'minute' }),
  }
}

/** Returns the month after a month, YYYY-MM. */
export const nextMonth = (month: string): string =>
  Temporal.PlainYearMonth.from(month).add({ months: 1 }).toString()

import { bookingRules } from '@shared/booking-rules'
import type { CourtDayFieldsFragment, CourtDayQuery } from '../../api/operationTypes'
import { courts } from '../../content/courts'
import type { Court, Slot } from './slots'

const texts = courts.panel
export const HOUR_MS = 3_600_000

export type Allowance = NonNullable<CourtDayQuery['bookingAllowance']>
export type MonthAllowance = Allowance['months'][number]

/** Returns the allowance of the month of a day. */
export const monthOf = ({ months }: Allowance, date: string) =>
  months.find(({ month }) => date.startsWith(month))

/** Returns the member's booking of an hour; undefined once it has begun. */
export const ownBookingAt = ({ upcoming }: Allowance, { id }: Court, { state, startsAt }: Slot) =>
  state === 'mine'
    ? upcoming.find(one => one.court.id === id && one.startsAt === startsAt)
    : undefined

/** Describes what the member has booked: 7 of 12 this month, 2 of 4 upcoming */
export function usedTexts(
  { months, upcoming, upcomingMax }: Allowance,
  month: MonthAllowance | undefined,
): string {
  const coming = texts.upcoming(upcoming.length, upcomingMax)
  if (!month) return coming
  return `${texts.used(month.used, month.max, nameOf(months, month))}, ${coming}`
}

/** Returns why the member cannot book this hour now, as far as the page knows; the server decides. */
export function refusalOf(
  { lastDay, upcoming, upcomingMax: max }: Allowance,
  day: CourtDayFieldsFragment,
  { startsAt, state }: Slot,
): string | undefined {
  if (lastDay !== null && day.date > lastDay) return texts.afterLastDay
  if (state !== 'open') return texts.lost[state]
  const onDay = new Set(day.courts.flatMap(({ slots }) => slots.map(slot => slot.startsAt)))
  const { dailyMax } = bookingRules
  if (upcoming.length >= max) return courts.problem.limit({ limit: 'upcoming', max })
  if (upcoming.filter(one => onDay.has(one.startsAt)).length >= dailyMax)
    return courts.problem.limit({ limit: 'daily', max: dailyMax })
  return upcoming.some(one => one.startsAt === startsAt) ? courts.problem.overlap : undefined
}

/** Says how many more guests are free in the month of a booking; undefined if none is. */
export function freeGuestsTexts(
  { months }: Allowance,
  month: MonthAllowance | undefined,
): string | undefined {
  if (!month) return undefined
  const { freeGuestsMax, freeGuestsUsed } = month
  if (freeGuestsMax === null) return texts.allGuestsFree
  const left = freeGuestsMax - freeGuestsUsed
  return left > 0 ? texts.freeGuests(left, nameOf(months, month)) : undefined
}

/** Says what a cancellation costs if it would be late at this time. */
export function lateTexts({ startsAt }: Slot, now: Date): string | undefined {
  const { freeCancellationHours, cents } = bookingRules
  const hoursAhead = (Date.parse(startsAt) - now.getTime()) / HOUR_MS
  return hoursAhead < freeCancellationHours ? texts.late(cents.late_cancellation) : undefined
}

/** Returns the month for its name; undefined for this month. */
const nameOf = ([current]: readonly MonthAllowance[], month: MonthAllowance) =>
  month === current ? undefined : month.month

import { HOUR_MS } from '../../core/durations'
import { bookingRules } from '../../shared/booking-rules'
import type { ChargeDetail } from '../../shared/errors'
import type { Plan } from '../memberships/membership.entity'

/** What decides a member's terms: the plan, and the FAQ tier that the team has set, if any. */
export interface Terms {
  plan: Plan
  tier: string | null
}

const { cents } = bookingRules

const tierOf = ({ tier }: Pick<Terms, 'tier'>) =>
  Object.entries(bookingRules.tiers).find(([name]) => name === tier?.trim().toLowerCase())?.[1]

/** Returns how many days ahead the member can book: the better of the stated offers. */
export const windowDaysOf = (terms: Pick<Terms, 'tier'>): number =>
  Math.max(bookingRules.windowDays, tierOf(terms)?.windowDays ?? 0)

/** Returns the free guests a month of play, the better of the stated offers; null without a limit. */
export function freeGuestsOf(terms: Terms): number | null {
  const stated = tierOf(terms)?.freeGuests
  return stated === null ? null : Math.max(bookingRules.freeGuests[terms.plan], stated ?? 0)
}

/** What a member has used of a month of play. */
export interface MonthUse {
  /** The numbers of the month's reservations, in any order. */
  numbers: readonly number[]
  freeGuests: number
}

/** How a booking counts, and what it costs. */
export interface Price {
  plan: Plan
  monthNo: number | null
  isExtra: boolean
  charges: ChargeDetail[]
}

/** Returns how the next booking of the month counts, and its fees (BOOKING-5). */
export function priceBooking(terms: Terms, use: MonthUse, guests: number): Price {
  const max = bookingRules.monthly[terms.plan]
  const monthNo = max === null ? null : smallestFree(use.numbers, max)
  const isExtra = max !== null && monthNo === null
  const free = freeGuestsOf(terms)
  const paidGuests =
    free === null ? 0 : guests - Math.min(guests, Math.max(0, free - use.freeGuests))
  const charges: ChargeDetail[] = Array.from({ length: paidGuests }, () => charge('guest_pass'))
  return {
    plan: terms.plan,
    monthNo,
    isExtra,
    charges: isExtra ? [charge('extra_reservation'), ...charges] : charges,
  }
}

const charge = (kind: ChargeDetail['kind']): ChargeDetail => ({ kind, cents: cents[kind] })

function smallestFree(used: readonly number[], max: number): number | null {
  for (let number = 1; number <= max; number += 1) if (!used.includes(number)) return number
  return null
}

/** Returns the last instant at which a cancellation is free. */
export const freeUntil = (startsAt: Date): Date =>
  new Date(startsAt.getTime() - bookingRules.freeCancellationHours * HOUR_MS)

/** Returns what a cancellation at this instant costs. */
export const priceCancellation = (startsAt: Date, now: Date): ChargeDetail[] =>
  now <= freeUntil(startsAt) ? [] : [charge('late_cancellation')]

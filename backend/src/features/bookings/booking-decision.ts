import type { EntityManager } from 'typeorm'
import { MINUTE_MS } from '../../core/durations'
import { AppError, fieldError } from '../../core/errors'
import type { User } from '../../accounts/user.entity'
import { bookingRules } from '../../shared/booking-rules'
import { WALK_IN_MINUTES } from '../../shared/desk-rules'
import { isSlotStart, localTime, opensAt } from '../courts/court-times.service'
import type { Membership } from '../memberships/membership.entity'
import { findPlanOn } from '../memberships/membership-plans.service'
import { priceBooking, windowDaysOf, type Price } from './booking-terms'
import { readUse } from './booking-use'
import type { BookCourtInput } from './bookings.inputs'

export interface BookingRequest {
  input: BookCourtInput
  member: User
  /** True if the team books: then neither the window nor the limits of bookings hold. */
  isByTeam: boolean
}

/** Throws BAD_USER_INPUT for `startsAt`. The team can book an hour that has begun (BOOKING-24). */
export function requireBookable(
  startsAt: Date,
  { endsOn }: Membership,
  { now, isByTeam }: { now: Date; isByTeam: boolean },
): void {
  if (!isSlotStart(startsAt))
    throw fieldError('startsAt', 'Please choose a full hour from 5 AM to 10 PM in New York')
  if (isByTeam && now.getTime() > startsAt.getTime() + WALK_IN_MINUTES * MINUTE_MS)
    throw fieldError('startsAt', `This hour began more than ${String(WALK_IN_MINUTES)} minutes ago`)
  if (!isByTeam && startsAt <= now) throw fieldError('startsAt', 'This hour has begun')
  if (endsOn !== null && localTime(startsAt).date > endsOn)
    throw fieldError('startsAt', 'This is after the last day of the membership')
}

/**
 * Returns how the booking counts: exactly, if the court and the membership are locked. Throws
 * BAD_USER_INPUT, OUTSIDE_WINDOW, LIMIT_REACHED, CHARGE_REQUIRED, CONFLICT, SLOT_TAKEN.
 */
export async function checkBooking(
  { member, input, isByTeam }: BookingRequest,
  membership: Membership,
  now: Date,
  em: EntityManager,
): Promise<Price> {
  const { courtId, startsAt, guests, acceptsCharges } = input
  requireBookable(startsAt, membership, { now, isByTeam })
  // The plan of the day of play counts, also if it changes until then (MEMBERSHIP-4).
  const plan = await findPlanOn(membership, localTime(startsAt).date, em)
  const terms = { plan, tier: member.membershipPlan }
  const opens = opensAt(startsAt, windowDaysOf(terms))
  if (!isByTeam && now < opens)
    throw new AppError('OUTSIDE_WINDOW', undefined, { opensAt: opens.toISOString() })
  const use = await readUse(member.id, { ...timeOf(startsAt), courtId }, now, em)
  if (!isByTeam) requireBelow('upcoming', use.upcoming, bookingRules.upcomingMax)
  if (!isByTeam) requireBelow('daily', use.onDay, bookingRules.dailyMax)
  const price = priceBooking(terms, use, guests.length)
  if (price.charges.length > 0 && !acceptsCharges)
    throw new AppError('CHARGE_REQUIRED', undefined, { charges: price.charges })
  if (use.overlaps) throw overlapError(isByTeam)
  if (use.isTaken) throw new AppError('SLOT_TAKEN')
  return price
}

/** Returns the time of a booking, and its day in New York. */
export const timeOf = (startsAt: Date) => ({
  startsAt,
  endsAt: endOf(startsAt),
  date: localTime(startsAt).date,
})

/** Returns when a booking that begins at this instant ends. */
export const endOf = (startsAt: Date): Date =>
  new Date(startsAt.getTime() + bookingRules.minutes * MINUTE_MS)

/** Returns the error about another booking at that time, of the caller or of the member whom the desk serves. */
export const overlapError = (isByTeam = false) =>
  new AppError(
    'CONFLICT',
    `${isByTeam ? 'The member has' : 'You have'} another booking at that time.`,
  )

const LIMITS = {
  upcoming: 'bookings to come',
  daily: 'bookings on one day',
}

function requireBelow(limit: keyof typeof LIMITS, count: number, max: number): void {
  if (count < max) return
  const message = `You can have ${String(max)} ${LIMITS[limit]}.`
  throw new AppError('LIMIT_REACHED', message, { limit, max })
}

import type { EntityManager } from 'typeorm'
import { endOfClubDay } from '../../core/club-day'
import { AppError, fieldError } from '../../core/errors'
import { CORRECTION_DAYS } from '../../shared/desk-rules'
import { notifyCourtsChanged } from '../courts/court-changes.service'
import { timeOf } from './booking-decision'
import { countPlayers, fitSpots, placesBeside } from './booking-players'
import { priceBooking } from './booking-terms'
import { readUse } from './booking-use'
import { ChargeKind } from './charge.entity'
import { changeCharges } from './change-charges.service'
import { BookingStatus, CourtBooking } from './court-booking.entity'

interface GuestChange {
  guests: readonly string[]
  acceptsCharges: boolean
  now: Date
}

/** Throws CONFLICT for a booking whose day of play is more than 14 days ago. */
export function requireCorrectable(startsAt: Date, now: Date): void {
  if (now >= endOfClubDay(startsAt, CORRECTION_DAYS))
    throw new AppError(
      'CONFLICT',
      `This was possible until ${String(CORRECTION_DAYS)} days after play.`,
    )
}

/**
 * Replaces the guests of a locked booking, and adds or voids guest passes (BOOKING-26). Throws
 * CONFLICT if it is cancelled, the member did not come, or its day of play is more than 14 days ago; BAD_USER_INPUT for more guests than the players leave places;
 * otherwise as changeCharges.
 */
export async function changeGuestsOf(
  booking: CourtBooking,
  { guests, acceptsCharges, now }: GuestChange,
  em: EntityManager,
): Promise<void> {
  const { id, startsAt, plan, user, bookingDate } = booking
  if (booking.status !== BookingStatus.confirmed || !startsAt || !plan)
    throw new AppError('CONFLICT', 'Nobody plays in this booking.')
  requireCorrectable(startsAt, now)
  const players = await countPlayers(id, em)
  if (guests.length > placesBeside(players))
    throw fieldError(
      'guests',
      `With ${String(players)} invited, there is no place for so many guests`,
    )
  const use = await readUse(user.id, { ...timeOf(startsAt), courtId: null, exceptId: id }, now, em)
  const { charges } = priceBooking({ plan, tier: user.membershipPlan }, use, guests.length)
  const kinds = [ChargeKind.guest_pass]
  await changeCharges(booking, { kinds, charges, acceptsCharges, now }, em)
  const change = { guests: guests.map(name => name.trim()) }
  await em.update(CourtBooking, { id }, change)
  await fitSpots(id, em)
  Object.assign(booking, change)
  await notifyCourtsChanged([bookingDate], em)
}

import { isDeepStrictEqual } from 'node:util'
import { IsNull, Not } from 'typeorm'
import { defineAuditActions } from '../../audit/audit-action'
import { clubMomentInWords } from '../../core/club-day'
import { AppError } from '../../core/errors'
import type { User } from '../../accounts/user.entity'
import { db } from '../../database/data-source'
import { runWhileOpen } from '../bookings/book-court.service'
import { lockBooking } from '../bookings/cancel-booking.service'
import { changeGuestsOf } from '../bookings/change-guests.service'
import { BookingStatus, CourtBooking } from '../bookings/court-booking.entity'
import { moveBooking } from '../bookings/move-booking.service'
import { passOn } from '../bookings/standby-line.service'
import { Standby, StandbyState } from '../bookings/standby.entity'
import { notifyCourtsChanged } from '../courts/court-changes.service'
import { CourtHold } from '../courts/court-hold.entity'
import { lockAllCourts, lockCourt } from '../courts/courts.service'
import type { Services } from '../../graphql/services'
import { normalizeId } from '../../shared/rules'
import { withEntryIds } from '../waitlist/not-told.service'
import { toDeskBooking } from './court-schedule.service'
import type { ChangeGuestsInput, MoveForMemberInput } from './desk.inputs'
import type { DeskBooking } from './desk.types'
import { nameOf } from './person-name'

export const changeActions = defineAuditActions({
  booking_move: 'Moved a member’s booking.',
  booking_guests: 'Changed the guests of a booking.',
  booking_release: 'Freed the court of a member who did not come.',
})

/**
 * Moves a member's booking to another hour or court, as moveBooking, and writes an audit record. A
 * booking that is there already is returned as it is. Throws NOT_OPEN_YET; NOT_FOUND for the booking and
 * the court; as moveBooking.
 */
export function moveForMember(
  services: Services,
  actor: User,
  { id, courtId, startsAt, ...input }: MoveForMemberInput,
  now: Date,
): Promise<DeskBooking> {
  return runWhileOpen(async em => {
    await lockAllCourts(em)
    const court = await lockCourt(courtId, em)
    const booking = await lockBooking({ id }, em)
    const before = placeOf(booking)
    const move = { court, startsAt, ...input, now }
    const { isMoved, notTold } = await moveBooking(services, booking, move, em)
    const change = {
      action: changeActions.booking_move,
      subjectId: booking.id,
      before,
      after: placeOf(booking),
    }
    if (isMoved) await services.auditLog.record(actor, change, em)
    if (isMoved) await passOn(services, now, em)
    const moved = await toDeskBooking(booking, em)
    return Object.assign(moved, { notTold: await withEntryIds(notTold, em) })
  }).catch((error: unknown) => explainTaken(error, { courtId, startsAt }))
}

const placeOf = ({ courtName, startsAt, monthNo, isExtra }: CourtBooking) => ({
  court: courtName,
  startsAt: startsAt?.toISOString() ?? null,
  monthNo,
  isExtra,
})

/** Says for whom an hour is booked or held: the team may read it. */
export async function explainTaken(
  error: unknown,
  { courtId, startsAt }: { courtId: string; startsAt: Date },
): Promise<never> {
  if (!(error instanceof AppError) || error.extensions.code !== 'SLOT_TAKEN') throw error
  const holder = await db.getRepository(CourtBooking).findOne({
    where: { courtId: normalizeId(courtId), startsAt, holdId: Not(IsNull()) },
    relations: { user: true },
  })
  if (holder)
    throw new AppError('SLOT_TAKEN', `This hour is booked for ${nameOf(holder.user)} by now.`)
  const offer = await db.getRepository(Standby).findOne({
    where: { offeredCourtId: normalizeId(courtId), startsAt, state: StandbyState.offered },
    relations: { user: true },
  })
  if (!offer?.offerUntil) throw error
  throw new AppError(
    'SLOT_TAKEN',
    `This hour is held for ${nameOf(offer.user)}, who has waited for it, until ${clubMomentInWords(offer.offerUntil)}.`,
  )
}

/**
 * Replaces the guests of a booking, as changeGuestsOf, and writes an audit record without their names.
 * Throws NOT_OPEN_YET; NOT_FOUND; CONFLICT if it has other guests than `guestsBefore`; as
 * changeGuestsOf.
 */
export function changeGuests(
  services: Services,
  actor: User,
  { id, guests, guestsBefore, acceptsCharges }: ChangeGuestsInput,
  now: Date,
): Promise<DeskBooking> {
  return runWhileOpen(async em => {
    const booking = await lockBooking({ id }, em)
    const stored = booking.guests ?? []
    if (guestsBefore && !isDeepStrictEqual(guestsBefore, stored))
      throw new AppError('CONFLICT', 'Somebody else has changed the guests of this booking.')
    const before = { guests: stored.length }
    await changeGuestsOf(booking, { guests, acceptsCharges, now }, em)
    const action = changeActions.booking_guests
    const after = { guests: guests.length }
    await services.auditLog.record(actor, { action, subjectId: booking.id, before, after }, em)
    return toDeskBooking(booking, em)
  })
}

/**
 * Frees the court of a booking whose member did not come; the booking keeps its number of the month and
 * its fees (BOOKING-27). Throws NOT_OPEN_YET; NOT_FOUND; CONFLICT unless the member is marked as absent,
 * and if the court is free already.
 */
export function releaseCourt(
  { auditLog }: Services,
  actor: User,
  id: string,
): Promise<DeskBooking> {
  return runWhileOpen(async em => {
    const booking = await lockBooking({ id }, em)
    const { status, holdId } = booking
    if (status !== BookingStatus.no_show)
      throw new AppError('CONFLICT', 'Please mark first that the member did not come.')
    if (!holdId) throw new AppError('CONFLICT', 'The court is free already.')
    await em.update(CourtBooking, { id: booking.id }, { holdId: null })
    await em.delete(CourtHold, { id: holdId })
    booking.holdId = null
    const action = changeActions.booking_release
    const before = { holdsCourt: true }
    const after = { holdsCourt: false }
    await auditLog.record(actor, { action, subjectId: booking.id, before, after }, em)
    await notifyCourtsChanged([booking.bookingDate], em)
    return toDeskBooking(booking, em)
  })
}

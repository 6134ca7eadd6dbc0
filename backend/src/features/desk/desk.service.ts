import { defineAuditActions } from '../../audit/audit-action'
import { AppError, requireRow } from '../../core/errors'
import type { User } from '../../accounts/user.entity'
import { bookIn, runWhileOpen } from '../bookings/book-court.service'
import { cancelByClub, lockBooking, passOnHourOf } from '../bookings/cancel-booking.service'
import type { Services } from '../../graphql/services'
import { Membership, MembershipState } from '../memberships/membership.entity'
import { withEntryIds } from '../waitlist/not-told.service'
import { explainTaken } from './change-booking.service'
import { toDeskBooking } from './court-schedule.service'
import type { BookForMemberInput, CancelForMemberInput } from './desk.inputs'
import type { DeskBooking } from './desk.types'

export const deskActions = defineAuditActions({
  booking_create: 'Booked a court for a member.',
})

/**
 * Books for a member, past the window and the limits of bookings (BOOKING-11), and writes an audit
 * record without the guests' names. Throws NOT_FOUND for the membership and the court; CONFLICT if
 * the membership has ended; otherwise as bookCourt.
 */
export function bookForMember(
  services: Services,
  actor: User,
  { membershipId, reason, ...input }: BookForMemberInput,
  now: Date,
): Promise<DeskBooking> {
  return runWhileOpen(async em => {
    const where = { id: membershipId }
    const membership = await em.findOne(Membership, { where, relations: { user: true } })
    const { user: member, state } = requireRow(membership, 'There is no such membership.')
    if (state === MembershipState.ended)
      throw new AppError('CONFLICT', 'This membership has ended.')
    const { booking, isNew, notTold } = await bookIn(
      services,
      { input, member, isByTeam: true },
      now,
      em,
    )
    const made = await toDeskBooking(Object.assign(booking, { user: member }), em)
    const { court, startsAt, guests, monthNo, isExtra, charges } = made
    const change = {
      action: deskActions.booking_create,
      subjectId: made.id,
      after: {
        member: member.id,
        court: court.number,
        startsAt: startsAt.toISOString(),
        guests: guests.length,
        monthNo,
        isExtra,
        cents: charges.reduce((sum, { cents }) => sum + cents, 0),
        reason: reason?.trim() || null,
      },
    }
    if (isNew) await services.auditLog.record(actor, change, em)
    return Object.assign(made, { notTold: await withEntryIds(notTold, em) })
  }).catch((error: unknown) => explainTaken(error, input))
}

/**
 * Cancels a member's booking and mails the reason: free of charge also in the last 2 hours, unless
 * `writesLateFee`. Throws NOT_OPEN_YET; NOT_FOUND; as cancelByClub.
 */
export function cancelForMember(
  services: Services,
  actor: User,
  { id, reason, writesLateFee }: CancelForMemberInput,
  now: Date,
): Promise<DeskBooking> {
  return runWhileOpen(async em => {
    const booking = await lockBooking({ id }, em)
    const cancellation = {
      actor,
      reason: reason.trim(),
      now,
      writesLateFee: writesLateFee ?? false,
    }
    const notTold = await cancelByClub(services, booking, cancellation, em)
    await passOnHourOf(services, booking, now, em)
    const cancelled = await toDeskBooking(booking, em)
    return Object.assign(cancelled, { notTold: await withEntryIds(notTold, em) })
  })
}

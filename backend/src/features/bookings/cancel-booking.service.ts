import type { EntityManager } from 'typeorm'
import { defineAuditActions } from '../../audit/audit-action'
import { AppError, fieldError } from '../../core/errors'
import type { User } from '../../accounts/user.entity'
import { emit } from '../../webhooks/emit'
import { CourtHold } from '../courts/court-hold.entity'
import { lockCourt } from '../courts/courts.service'
import type { NotTold } from '../../mail/not-told'
import type { Services } from '../../graphql/services'
import { runBooking } from './book-court.service'
import { lockMembership } from './booking-members.service'
import { cancelPlayers, leaveBookingsFrom } from './booking-players'
import { insertCharges } from './booking-rows'
import { priceCancellation } from './booking-terms'
import type { CancelBookingInput } from './bookings.inputs'
import { bookingCancelled } from './bookings.events'
import { bookingCancelledMail, ownCancellationMail, queueMailAbout } from './bookings.mails'
import { BookingStatus, CourtBooking } from './court-booking.entity'
import { leaveLinesFrom, passOn } from './standby-line.service'

export const cancellationActions = defineAuditActions({
  booking_cancel: 'Cancelled a member’s booking.',
})

/**
 * Cancels the person's own booking: a late cancellation costs a fee and keeps its number of the
 * month; a free one gives the number back and voids the open charges (BOOKING-6). A mail confirms it. Throws NOT_FOUND
 * for somebody else's booking; CONFLICT if it is cancelled or has begun, or the member has arrived;
 * CHARGE_REQUIRED.
 */
export function cancelBooking(
  services: Services,
  user: User,
  { id, acceptsCharges }: CancelBookingInput,
  now: Date,
): Promise<CourtBooking> {
  return runBooking(async em => {
    const booking = await lockBooking({ id, userId: user.id }, em)
    const startsAt = requireAhead(booking, now)
    if (booking.checkedInAt)
      throw new AppError('CONFLICT', 'The club has noted that you arrived. Please ask at the desk.')
    const charges = priceCancellation(startsAt, now)
    if (charges.length > 0 && !acceptsCharges)
      throw new AppError('CHARGE_REQUIRED', undefined, { charges })
    await release(booking, { now, wasLate: charges.length > 0, reason: null }, em)
    await insertCharges(booking, charges, now, em)
    await cancelPlayers(services, booking, em)
    await queueMailAbout(services, ownCancellationMail, booking, em)
    await passOnHourOf(services, booking, now, em)
    return booking
  })
}

/**
 * Locks a booking's court, its member's membership and the booking, in this order; with `userId`, only a
 * booking of that person's own. Throws NOT_FOUND.
 */
export async function lockBooking(
  own: { id: string; userId?: string },
  em: EntityManager,
): Promise<CourtBooking> {
  const found = await em.findOneBy(CourtBooking, own)
  if (!found?.courtId) throw new AppError('NOT_FOUND')
  await lockCourt(found.courtId, em)
  await lockMembership(found.userId, em)
  return em.findOneOrFail(CourtBooking, { where: own, relations: { court: true, user: true } })
}

/** Returns when a confirmed booking begins. Throws CONFLICT. */
export function requireAhead({ status, startsAt }: CourtBooking, now: Date): Date {
  if (status === BookingStatus.cancelled || !startsAt)
    throw new AppError('CONFLICT', 'This booking is cancelled already.')
  if (now >= startsAt) throw new AppError('CONFLICT', 'This booking has begun.')
  return startsAt
}

/** Passes the hour of a cancelled booking on to who waits for it; its court is locked. */
export async function passOnHourOf(
  services: Services,
  { courtId, startsAt }: CourtBooking,
  now: Date,
  em: EntityManager,
): Promise<void> {
  if (courtId && startsAt) await passOn(services, now, em, { hour: { courtId, startsAt } })
}

interface Release {
  now: Date
  wasLate: boolean
  /** Why the club cancels it; null if the member does. */
  reason: string | null
}

/** Cancels a locked booking and frees its court. Unless it is late, its open charges become void. */
async function release(
  booking: CourtBooking,
  { now, wasLate, reason }: Release,
  em: EntityManager,
): Promise<void> {
  const { id, holdId } = booking
  const change = {
    status: BookingStatus.cancelled,
    holdId: null,
    cancelledAt: now,
    wasLate,
    cancelReason: reason,
    ...(!wasLate && { monthNo: null }),
  }
  await em.update(CourtBooking, { id }, change)
  if (holdId) await em.delete(CourtHold, { id: holdId })
  if (!wasLate)
    await em.query(`UPDATE charge SET state = 'void' WHERE "bookingId" = $1 AND state = 'open'`, [
      id,
    ])
  Object.assign(booking, change)
  await emit(bookingCancelled, [{ booking, isByClub: reason !== null }], em)
}

interface ClubCancellation {
  now: Date
  reason: string
  /** Who of the team cancels; without one, nothing is recorded. */
  actor?: User
  /** Whether the late fee is written down, because the member has asked for it so late (BOOKING-28). */
  writesLateFee?: boolean
}

/**
 * Cancels a locked booking by the club: free of charge unless `writesLateFee`, and with a mail. The caller
 * passes the hour on, once it has done what else it does with the courts. Returns whom of the member and the players no mail
 * reaches. Throws CONFLICT if it is cancelled or has begun;
 * BAD_USER_INPUT for `writesLateFee` while a cancellation is free.
 */
export async function cancelByClub(
  services: Services,
  booking: CourtBooking,
  { now, reason, actor, writesLateFee = false }: ClubCancellation,
  em: EntityManager,
): Promise<NotTold[]> {
  const startsAt = requireAhead(booking, now)
  const fees = writesLateFee ? priceCancellation(startsAt, now) : []
  if (writesLateFee && fees.length === 0)
    throw fieldError('writesLateFee', 'This cancellation is free until 2 hours before the start')
  const before = { status: booking.status, monthNo: booking.monthNo }
  await release(booking, { now, wasLate: writesLateFee, reason }, em)
  await insertCharges(booking, fees, now, em)
  const action = cancellationActions.booking_cancel
  const after = { status: booking.status, monthNo: booking.monthNo, reason }
  if (actor)
    await services.auditLog.record(actor, { action, subjectId: booking.id, before, after }, em)
  const notTold = await cancelPlayers(services, booking, em)
  return [...(await queueMailAbout(services, bookingCancelledMail, booking, em)), ...notTold]
}

const LATER_THAN = `SELECT id FROM court_booking
  WHERE "userId" = ANY ($1) AND status = 'confirmed' AND "startsAt" > $2 AND "startsAt" >= $3 ORDER BY id`

interface Ending {
  now: Date
  /** Bookings that begin before this instant stay; by default, only those that have begun. */
  from?: Date
  reason: string
}

/**
 * Cancels the bookings to come of people whose membership ends (BOOKING-7), and takes them out of lines and of the bookings of others. The
 * caller has locked all courts before any other row but the launch. Returns how many, and whom no mail reaches.
 */
export async function cancelUpcoming(
  services: Services,
  userIds: readonly string[],
  { now, from = now, reason }: Ending,
  em: EntityManager,
): Promise<{ count: number; notTold: NotTold[] }> {
  const rows = await em.query<{ id: string }[]>(LATER_THAN, [userIds, now, from])
  const notTold: NotTold[] = []
  for (const { id } of rows) {
    const where = { id }
    const booking = await em.findOneOrFail(CourtBooking, {
      where,
      relations: { court: true, user: true },
    })
    notTold.push(...(await cancelByClub(services, booking, { now, reason }, em)))
  }
  await leaveBookingsFrom(services, userIds, { now, from }, em)
  await leaveLinesFrom(userIds, from, em)
  await passOn(services, now, em)
  return { count: rows.length, notTold }
}

import type { EntityManager } from 'typeorm'
import { clubMomentInWords } from '../../core/club-day'
import { AppError } from '../../core/errors'
import type { Services } from '../../graphql/services'
import type { NotTold } from '../../mail/not-told'
import { normalizeId } from '../../shared/rules'
import { emit } from '../../webhooks/emit'
import { CourtHold } from '../courts/court-hold.entity'
import { localTime } from '../courts/court-times.service'
import type { Court } from '../courts/court.entity'
import { findPlanOn } from '../memberships/membership-plans.service'
import { overlapError, requireBookable, timeOf } from './booking-decision'
import { lockMembership } from './booking-members.service'
import { movePlayers } from './booking-players'
import { holdHour } from './booking-rows'
import { priceBooking } from './booking-terms'
import { readUse } from './booking-use'
import { bookingMoved } from './bookings.events'
import { bookingMovedMail, queueMailAbout } from './bookings.mails'
import { changeCharges } from './change-charges.service'
import { ChargeKind } from './charge.entity'
import { BookingStatus, CourtBooking } from './court-booking.entity'
import { leaveLineAt } from './standby-line.service'

interface Move {
  court: Court
  startsAt: Date
  /** Where the caller has read the booking; null for any place. */
  courtIdBefore?: string | null
  startsAtBefore?: Date | null
  acceptsCharges: boolean
  now: Date
}

/** A booking of a court's time, which can be moved. */
type Movable = CourtBooking & { courtId: string; startsAt: Date; endsAt: Date; holdId: string }

/**
 * Moves a booking to another hour or court, past the window and the limits of bookings (BOOKING-25), and
 * mails the member and the players. The caller has locked all courts and the booking. In the same month and plan, its
 * number and its fees stay; in another one it counts as if it was booked now. A booking that is there
 * already stays as it is. Returns whether it was moved, and whom of them no mail reaches.
 * Throws CONFLICT if it is cancelled or over, the member did not come or has arrived at another hour,
 * the membership has ended or the member has another booking at that time, and with its place if that is
 * another one than before; BAD_USER_INPUT for `startsAt`; SLOT_TAKEN; otherwise as changeCharges.
 */
export async function moveBooking(
  services: Services,
  booking: CourtBooking,
  move: Move,
  em: EntityManager,
): Promise<{ isMoved: boolean; notTold: NotTold[] }> {
  const { court, startsAt, now } = move
  requireMovable(booking, now)
  const isSameHour = booking.startsAt.getTime() === startsAt.getTime()
  if (isSameHour && booking.courtId === court.id) return { isMoved: false, notTold: [] }
  requirePlaceBefore(booking, move)
  if (booking.checkedInAt && !isSameHour)
    throw new AppError(
      'CONFLICT',
      'The member has arrived, so the booking can only be moved to another court.',
    )
  const moved = { fromCourt: booking.courtName, fromStartsAt: booking.startsAt, now }
  const formerDay = booking.bookingDate
  const formerHold = booking.holdId
  const counting = await recount(booking, move, em)
  const held = await holdHour(court, startsAt, em)
  const change = { ...held, ...counting, movedAt: now, moves: booking.moves + 1 }
  await em.update(CourtBooking, { id: booking.id }, change)
  await em.delete(CourtHold, { id: formerHold })
  Object.assign(booking, change, { court })
  await emit(bookingMoved, [{ booking, formerDay }], em)
  await leaveLineAt(booking.userId, startsAt, em)
  const notTold = await queueMailAbout(services, bookingMovedMail, booking, em, {
    moves: change.moves,
    fromCourt: moved.fromCourt,
    fromStartsAt: moved.fromStartsAt.toISOString(),
  })
  notTold.push(...(await movePlayers(services, Object.assign(booking, held), moved, em)))
  return { isMoved: true, notTold }
}

/** Throws CONFLICT. */
function requireMovable(booking: CourtBooking, now: Date): asserts booking is Movable {
  const { status, courtId, startsAt, endsAt, holdId } = booking
  if (status === BookingStatus.cancelled || !courtId || !startsAt || !endsAt)
    throw new AppError('CONFLICT', 'This booking is cancelled already.')
  if (status === BookingStatus.no_show || !holdId)
    throw new AppError('CONFLICT', 'The member is marked as absent.')
  if (now >= endsAt) throw new AppError('CONFLICT', 'This booking is over.')
}

/** Throws CONFLICT, with the place of the booking. */
function requirePlaceBefore(booking: Movable, { courtIdBefore, startsAtBefore }: Move): void {
  const { courtId, courtName, startsAt, endsAt } = booking
  const isThere =
    (!courtIdBefore || normalizeId(courtIdBefore) === courtId) &&
    (!startsAtBefore || startsAtBefore.getTime() === startsAt.getTime())
  if (isThere) return
  const where = `${courtName}, ${clubMomentInWords(startsAt)}`
  throw new AppError('CONFLICT', `Somebody else has moved this booking to ${where}.`, {
    place: {
      court: { id: courtId, name: courtName },
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
    },
  })
}

/** Changes the fees, and returns how the booking counts at the new hour. */
async function recount(
  booking: Movable,
  { court, startsAt, acceptsCharges, now }: Move,
  em: EntityManager,
): Promise<Pick<CourtBooking, 'plan' | 'monthNo' | 'isExtra'>> {
  const { id, user, guests, monthNo, isExtra } = booking
  const membership = await lockMembership(user.id, em)
  if (!membership) throw new AppError('CONFLICT', 'This membership has ended.')
  // At its own hour, a booking changes its court until it is over.
  if (startsAt.getTime() !== booking.startsAt.getTime())
    requireBookable(startsAt, membership, { now, isByTeam: true })
  const time = timeOf(startsAt)
  const use = await readUse(user.id, { ...time, courtId: court.id, exceptId: id }, now, em)
  if (use.overlaps) throw overlapError(true)
  if (use.isTaken) throw new AppError('SLOT_TAKEN')
  const plan = await findPlanOn(membership, time.date, em)
  const isSameMonth = `${localTime(startsAt).month}-01` === booking.month
  if (isSameMonth && plan === booking.plan) return { plan, monthNo, isExtra }
  const price = priceBooking({ plan, tier: user.membershipPlan }, use, guests?.length ?? 0)
  const kinds = [ChargeKind.extra_reservation, ChargeKind.guest_pass]
  await changeCharges(booking, { kinds, charges: price.charges, acceptsCharges, now }, em)
  return { plan, monthNo: price.monthNo, isExtra: price.isExtra }
}

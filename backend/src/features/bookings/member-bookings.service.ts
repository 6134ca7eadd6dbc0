import { In, MoreThan, type EntityManager } from 'typeorm'
import { AppError, requireRow } from '../../core/errors'
import type { User } from '../../accounts/user.entity'
import { db } from '../../database/data-source'
import { bookingRules } from '../../shared/booking-rules'
import { localTime, nextMonth } from '../courts/court-times.service'
import type { Membership } from '../memberships/membership.entity'
import { findPlanOn } from '../memberships/membership-plans.service'
import { FOR_MEMBERS, findActiveMembership } from './booking-members.service'
import { freeGuestsOf, freeUntil, windowDaysOf } from './booking-terms'
import { readUse } from './booking-use'
import { Charge, ChargeState, courtAndStartOf } from './charge.entity'
import { BookingStatus, CourtBooking } from './court-booking.entity'
import type {
  BookingAllowance,
  MemberBooking,
  MonthAllowance,
  OpenCharge,
} from './member-booking.types'

/** Returns bookings, whose courts are loaded, with their charges. Rows written by hand are left out. */
export async function toMemberBookings(
  bookings: readonly CourtBooking[],
  em: EntityManager = db.manager,
): Promise<MemberBooking[]> {
  const charges = await em.find(Charge, {
    where: { bookingId: In(bookings.map(({ id }) => id)) },
    order: { kind: 'ASC', no: 'ASC' },
  })
  return bookings.flatMap(booking => {
    const { court, startsAt, endsAt, guests, isExtra } = booking
    if (!court || !startsAt || !endsAt || !guests || isExtra === null) return []
    const own = charges.filter(({ bookingId }) => bookingId === booking.id)
    const { id, status, monthNo, cancelledAt } = booking
    return {
      id,
      court,
      startsAt,
      endsAt,
      status,
      guests,
      monthNo,
      isExtra,
      cancelledAt,
      freeUntil: freeUntil(startsAt),
      charges: own,
    }
  })
}

/** Returns one booking with its charges; its court is loaded. */
export async function toMemberBooking(booking: CourtBooking): Promise<MemberBooking> {
  const [found] = await toMemberBookings([booking])
  return requireRow(found)
}

/** Returns what the member can still book at this instant. Throws FORBIDDEN without a membership. */
export async function getAllowance(user: User, now: Date): Promise<BookingAllowance> {
  const membership = await findActiveMembership(user)
  if (!membership) throw new AppError('FORBIDDEN', FOR_MEMBERS)
  const { month } = localTime(now)
  const [upcoming, openCharges, ...months] = await Promise.all([
    db.getRepository(CourtBooking).find({
      where: { userId: user.id, status: BookingStatus.confirmed, startsAt: MoreThan(now) },
      relations: { court: true },
      order: { startsAt: 'ASC' },
    }),
    findOpenCharges(user),
    getMonth(user, membership, month, now),
    getMonth(user, membership, nextMonth(month), now),
  ])
  return {
    windowDays: windowDaysOf({ tier: user.membershipPlan }),
    lastDay: membership.endsOn,
    months,
    upcoming: await toMemberBookings(upcoming),
    upcomingMax: bookingRules.upcomingMax,
    openCharges,
  }
}

async function findOpenCharges({ id: userId }: User): Promise<OpenCharge[]> {
  const charges = await db.getRepository(Charge).find({
    where: { userId, state: ChargeState.open },
    relations: { booking: true },
    order: { createdAt: 'ASC', kind: 'ASC', no: 'ASC' },
  })
  return charges.map(charge => Object.assign(charge, courtAndStartOf(charge)))
}

async function getMonth(
  { id, membershipPlan: tier }: User,
  membership: Membership,
  month: string,
  now: Date,
): Promise<MonthAllowance> {
  const [today, first] = [localTime(now).date, `${month}-01`]
  const plan = await findPlanOn(membership, today < first ? first : today)
  const time = { startsAt: now, endsAt: now, date: `${month}-01`, courtId: null }
  const { reservations, freeGuests } = await readUse(id, time, now, db.manager)
  return {
    month,
    used: reservations,
    max: bookingRules.monthly[plan],
    freeGuestsUsed: freeGuests,
    freeGuestsMax: freeGuestsOf({ plan, tier }),
  }
}

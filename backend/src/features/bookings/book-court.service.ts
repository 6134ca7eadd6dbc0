import type { EntityManager } from 'typeorm'
import { DAY_MS, MINUTE_MS } from '../../core/durations'
import {
  AppError,
  fieldError,
  isConflictingTransaction,
  violatesExclusion,
  violatesUnique,
} from '../../core/errors'
import type { User } from '../../accounts/user.entity'
import { db } from '../../database/data-source'
import { bookingRules } from '../../shared/booking-rules'
import { normalizeId } from '../../shared/rules'
import { notifyCourtsChanged } from '../courts/court-changes.service'
import { COURT_HOLD_OVERLAP } from '../courts/court-hold.entity'
import { isSlotStart, localTime, opensAt } from '../courts/court-times.service'
import { lockCourts } from '../courts/courts.service'
import type { Services } from '../feature'
import { LaunchPhase } from '../launch/launch.entity'
import { requirePhase } from '../launch/launch.service'
import type { Membership } from '../memberships/membership.entity'
import { FOR_MEMBERS, lockMembership } from './booking-members.service'
import { insertBooking } from './booking-rows'
import { priceBooking, windowDaysOf, type Price } from './booking-terms'
import { readUse } from './booking-use'
import type { BookCourtInput } from './bookings.inputs'
import { queueBookingConfirmed } from './bookings.mails'
import {
  BOOKING_PERSON_OVERLAP,
  BOOKING_SUBMISSION_KEY_UNIQUE,
  CourtBooking,
} from './court-booking.entity'

/** How long a key returns the first response again (ADR-12). */
const REPLAY_MS = DAY_MS

export interface BookingRequest {
  input: BookCourtInput
  member: User
  /** True if the team books: then neither the window nor the limits of bookings hold. */
  isByTeam: boolean
}

type MailServices = Pick<Services, 'mailer'>

/**
 * Books an hour of a court: hold, booking, charges and mail in one transaction. Throws, in this
 * order: NOT_OPEN_YET; FORBIDDEN; NOT_FOUND; BAD_USER_INPUT; OUTSIDE_WINDOW; LIMIT_REACHED;
 * CHARGE_REQUIRED; CONFLICT; SLOT_TAKEN; and IDEMPOTENCY_KEY_REUSED.
 */
export function bookCourt(
  services: MailServices,
  request: BookingRequest,
  now: Date,
): Promise<CourtBooking> {
  return runBooking(async em => (await bookIn(services, request, now, em)).booking)
}

/** Runs a transaction that books, once more if PostgreSQL ended it because of another one. */
export async function runBooking<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
  const attempt = () => db.transaction(work)
  return attempt()
    .catch((error: unknown) => {
      if (isConflictingTransaction(error)) return attempt()
      throw error
    })
    .catch(refuse)
}

function refuse(error: unknown): never {
  if (violatesExclusion(error, BOOKING_PERSON_OVERLAP)) throw overlapError()
  if (violatesExclusion(error, COURT_HOLD_OVERLAP) || isConflictingTransaction(error))
    throw new AppError('SLOT_TAKEN')
  if (violatesUnique(error, BOOKING_SUBMISSION_KEY_UNIQUE))
    throw new AppError('IDEMPOTENCY_KEY_REUSED')
  throw error
}

const overlapError = () => new AppError('CONFLICT', 'You have another booking at that time.')

/**
 * Books in the caller's transaction, which runBooking has begun. `isNew` is false if an earlier
 * request with the same key has booked.
 */
export async function bookIn(
  services: MailServices,
  request: BookingRequest,
  now: Date,
  em: EntityManager,
): Promise<{ booking: CourtBooking; isNew: boolean }> {
  const { member, input } = request
  const { courtId, startsAt, guests, submissionKey } = input
  await requirePhase(LaunchPhase.booking, em)
  const [court] = await lockCourts([courtId], em)
  const membership = await lockMembership(member.id, em)
  if (!court || !membership) throw new AppError('FORBIDDEN', FOR_MEMBERS)
  const first = await findFirst(request, now, em)
  if (first) return { booking: Object.assign(first, { court }), isNew: false }
  requireBookable(startsAt, membership, now)
  const endsAt = new Date(startsAt.getTime() + bookingRules.minutes * MINUTE_MS)
  const price = await judge(request, { endsAt, membership, now }, em)
  const { plan } = membership
  const booking = await insertBooking(
    {
      userId: member.id,
      court,
      startsAt,
      endsAt,
      plan,
      guests,
      submissionKey,
      price,
      createdAt: now,
    },
    em,
  )
  await queueBookingConfirmed(services, member, booking, em)
  await notifyCourtsChanged([booking.bookingDate], em)
  return { booking, isNew: true }
}

/** Returns the booking that was made with the same key. Throws IDEMPOTENCY_KEY_REUSED. */
async function findFirst(
  { member, input: { courtId, startsAt, guests, submissionKey } }: BookingRequest,
  now: Date,
  em: EntityManager,
): Promise<CourtBooking | null> {
  const first = await em.findOneBy(CourtBooking, { submissionKey: normalizeId(submissionKey) })
  if (!first) return null
  const isSame =
    first.userId === member.id &&
    first.courtId === normalizeId(courtId) &&
    first.startsAt?.getTime() === startsAt.getTime() &&
    JSON.stringify(first.guests) === JSON.stringify(guests.map(name => name.trim())) &&
    now.getTime() - first.createdAt.getTime() < REPLAY_MS
  if (!isSame) throw new AppError('IDEMPOTENCY_KEY_REUSED')
  return first
}

/** Throws BAD_USER_INPUT for `startsAt`. */
function requireBookable(startsAt: Date, { endsOn }: Membership, now: Date): void {
  if (!isSlotStart(startsAt))
    throw fieldError('startsAt', 'Please choose a full hour from 5 AM to 10 PM in New York')
  if (startsAt <= now) throw fieldError('startsAt', 'This hour has begun')
  if (endsOn !== null && localTime(startsAt).date > endsOn)
    throw fieldError('startsAt', 'This is after the last day of the membership')
}

interface Judged {
  endsAt: Date
  membership: Membership
  now: Date
}

/** Returns how the booking counts. Throws OUTSIDE_WINDOW, LIMIT_REACHED, CHARGE_REQUIRED, CONFLICT. */
async function judge(
  { member, input: { startsAt, guests, acceptsCharges }, isByTeam }: BookingRequest,
  { endsAt, membership: { plan }, now }: Judged,
  em: EntityManager,
): Promise<Price> {
  const terms = { plan, tier: member.membershipPlan }
  const opens = opensAt(startsAt, windowDaysOf(terms))
  if (!isByTeam && now < opens)
    throw new AppError('OUTSIDE_WINDOW', undefined, { opensAt: opens.toISOString() })
  const { date } = localTime(startsAt)
  const use = await readUse(member.id, { startsAt, endsAt, date }, now, em)
  if (!isByTeam) requireBelow('upcoming', use.upcoming, bookingRules.upcomingMax)
  if (!isByTeam) requireBelow('daily', use.onDay, bookingRules.dailyMax)
  const price = priceBooking(terms, use, guests.length)
  if (price.charges.length > 0 && !acceptsCharges)
    throw new AppError('CHARGE_REQUIRED', undefined, { charges: price.charges })
  if (use.overlaps) throw overlapError()
  return price
}

const LIMITS = {
  upcoming: 'bookings to come',
  daily: 'bookings on one day',
}

function requireBelow(limit: keyof typeof LIMITS, count: number, max: number): void {
  if (count < max) return
  const message = `You can have ${String(max)} ${LIMITS[limit]}.`
  throw new AppError('LIMIT_REACHED', message, { limit, max })
}

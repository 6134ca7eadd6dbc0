import type { EntityManager } from 'typeorm'
import { DAY_MS, SECOND_MS } from '../../core/durations'
import { AppError, isConflictingTransaction, violates } from '../../core/errors'
import { ownKey } from '../../core/own-key'
import { createSemaphore } from '../../core/semaphore'
import { db, pool } from '../../database/data-source'
import { emit } from '../../webhooks/emit'
import { COURT_HOLD_OVERLAP } from '../courts/court-hold.entity'
import { lockCourt } from '../courts/courts.service'
import type { NotTold } from '../../mail/not-told'
import type { Services } from '../../graphql/services'
import { LaunchPhase } from '../launch/launch.entity'
import { requirePhase } from '../launch/launch.service'
import type { Membership } from '../memberships/membership.entity'
import { checkBooking, overlapError, type BookingRequest } from './booking-decision'
import {
  FOR_MEMBERS,
  findActiveMembership,
  lockMembership,
  requireBookingPhase,
} from './booking-members.service'
import { insertBooking, submissionHash } from './booking-rows'
import type { Price } from './booking-terms'
import { bookingCreated } from './bookings.events'
import { leaveLineAt } from './standby-line.service'
import { bookingConfirmedMail, queueMailAbout } from './bookings.mails'
import {
  BOOKING_PERSON_OVERLAP,
  BOOKING_SUBMISSION_KEY_UNIQUE,
  CourtBooking,
} from './court-booking.entity'

/** How long a key returns the first response again (ADR-12). */
const REPLAY_MS = DAY_MS

const RUNNING_MAX = 8

/**
 * A transaction that waits for a court keeps a connection. So a server runs few bookings at the same
 * time, with at most half of its connections; the others wait without a connection. Most of those
 * who want the same hour then read, without a lock, that it is taken (ADR-36).
 */
const withPermit = createSemaphore({
  runningMax: () => Math.max(1, Math.min(RUNNING_MAX, Math.floor(pool().options.max / 2))),
  waitMax: 15 * SECOND_MS,
})

/**
 * Books an hour of a court: hold, booking, charges and mail in one transaction. Throws, in this
 * order: NOT_OPEN_YET; FORBIDDEN; BAD_USER_INPUT; OUTSIDE_WINDOW; LIMIT_REACHED; CHARGE_REQUIRED;
 * CONFLICT; NOT_FOUND for the court; SLOT_TAKEN. Also IDEMPOTENCY_KEY_REUSED, and as runBooking.
 */
export function bookCourt(
  services: Services,
  request: BookingRequest,
  now: Date,
): Promise<CourtBooking> {
  return runWhileOpen(
    async em => (await bookIn(services, request, now, em)).booking,
    async () => {
      await requireBookingPhase()
      await decide(request, await findActiveMembership(request.member), now, db.manager)
    },
  )
}

/**
 * Runs a transaction that books, once more if PostgreSQL ended it because of another one. `look` can
 * refuse it before it locks anything. Throws SERVICE_UNAVAILABLE if it cannot begin within 15
 * seconds.
 */
export function runBooking<T>(
  work: (em: EntityManager) => Promise<T>,
  look: () => Promise<void> = () => Promise.resolve(),
): Promise<T> {
  const attempt = async () => {
    await look()
    return db.transaction(work)
  }
  return withPermit(attempt)
    .catch((error: unknown) => {
      if (isConflictingTransaction(error)) return withPermit(attempt)
      throw error
    })
    .catch(refuse)
}

/** As runBooking, in phase `booking`, which cannot end before the transaction. Throws NOT_OPEN_YET. */
export const runWhileOpen = <T>(
  work: (em: EntityManager) => Promise<T>,
  look?: () => Promise<void>,
): Promise<T> =>
  runBooking(async em => {
    await requirePhase(LaunchPhase.booking, em)
    return work(em)
  }, look)

/** For `.catch()` in the team's operations: throws CONFLICT if the member has another booking at that time. */
export function refuseOverlap(error: unknown): never {
  throw violates(error, BOOKING_PERSON_OVERLAP) ? overlapError(true) : error
}

function refuse(error: unknown): never {
  if (violates(error, BOOKING_PERSON_OVERLAP)) throw overlapError()
  if (violates(error, COURT_HOLD_OVERLAP) || isConflictingTransaction(error))
    throw new AppError('SLOT_TAKEN')
  if (violates(error, BOOKING_SUBMISSION_KEY_UNIQUE)) throw new AppError('IDEMPOTENCY_KEY_REUSED')
  throw error
}

/**
 * Books in the caller's transaction, which runWhileOpen has begun. `isNew` is false if an earlier
 * request with the same key has booked. `notTold` has the member if the mail does not reach them.
 */
export async function bookIn(
  services: Services,
  request: BookingRequest,
  now: Date,
  em: EntityManager,
): Promise<{ booking: CourtBooking; isNew: boolean; notTold: NotTold[] }> {
  const { member, input } = request
  const court = await lockCourt(input.courtId, em)
  const membership = await lockMembership(member.id, em)
  const { first, price } = await decide(request, membership, now, em)
  if (first) return { booking: Object.assign(first, { court }), isNew: false, notTold: [] }
  const row = await insertBooking({ member, court, input, price, createdAt: now }, em)
  const booking = Object.assign(row, { user: member })
  const notTold = await queueMailAbout(services, bookingConfirmedMail, booking, em)
  await emit(bookingCreated, [booking], em)
  await leaveLineAt(member.id, input.startsAt, em)
  return { booking, isNew: true, notTold }
}

type Decision = { first: CourtBooking; price?: never } | { first?: never; price: Price }

/** Returns the booking of an earlier request with the same key, or how a new one counts. */
async function decide(
  request: BookingRequest,
  membership: Membership | null,
  now: Date,
  em: EntityManager,
): Promise<Decision> {
  if (!membership) throw new AppError('FORBIDDEN', FOR_MEMBERS)
  const first = await findFirst(request, now, em)
  return first ? { first } : { price: await checkBooking(request, membership, now, em) }
}

/** Returns the booking that was made with the same key. Throws IDEMPOTENCY_KEY_REUSED. */
async function findFirst(
  { member, input }: BookingRequest,
  now: Date,
  em: EntityManager,
): Promise<CourtBooking | null> {
  if (input.submissionKey == null) return null
  const first = await em.findOneBy(CourtBooking, {
    submissionKey: ownKey(input.submissionKey, member.id),
  })
  if (!first) return null
  const hash = submissionHash(input)
  const isSame = (first.submissionHash ?? hash) === hash
  if (!isSame || now.getTime() - first.createdAt.getTime() >= REPLAY_MS)
    throw new AppError('IDEMPOTENCY_KEY_REUSED')
  return first
}

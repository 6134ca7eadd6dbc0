import { randomUUID } from 'node:crypto'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { parse } from 'graphql'
import type { EntityManager } from 'typeorm'
import type { User } from '../src/accounts/user.entity'
import { db } from '../src/database/data-source'
import { queryPrepared } from '../src/database/prepared'
import { bookCourt as bookByService, runBooking } from '../src/features/bookings/book-court.service'
import { cancelByClub, lockBooking } from '../src/features/bookings/cancel-booking.service'
import {
  bookingCancelledMail,
  bookingConfirmedMail,
  bookingMovedMail,
  bookingReminderMail,
  ownCancellationMail,
} from '../src/features/bookings/bookings.mails'
import { Court } from '../src/features/courts/court.entity'
import type { MailDefinition } from '../src/mail/mail-definition'
import { provisionCourts } from '../src/features/courts/courts.service'
import { Plan } from '../src/features/memberships/membership.entity'
import { createMembership } from './club-members'
import { person } from './factories'
import { services } from './services'
import { setPhase } from './waves'

// parse returns untyped documents.
const operation = <Data>(text: string) => parse(text) as TypedDocumentNode<Data, object>

interface Slot {
  startsAt: string
  endsAt: string
  state: string
  isHeld: boolean
  waiting: number
  opensAt: string
}

export interface Booked {
  id: string
  startsAt: string
  status: string
  monthNo: number | null
  isExtra: boolean
  guests: string[]
  charges: { id: string; kind: string; no: number; cents: number; state: string }[]
}

const BOOKING = `id startsAt endsAt status guests monthNo isExtra freeUntil cancelledAt
  court { id number name } charges { id kind no cents state }`

export const courtDay = operation<{
  courtDay: { date: string; courts: { court: { number: number }; slots: Slot[] }[] }
}>(
  `query ($date: LocalDate) {
    courtDay(date: $date) { date courts { court { id number name } slots { startsAt endsAt state isHeld waiting opensAt } } }
  }`,
)
export const bookingAllowance = operation<{ bookingAllowance: any }>(
  `{ bookingAllowance {
    windowDays lastDay upcomingMax months { month used max freeGuestsUsed freeGuestsMax }
    upcoming { ${BOOKING} } openCharges { kind cents state courtName startsAt }
  } }`,
)
export const bookCourt = operation<{ bookCourt: Booked }>(
  `mutation ($input: BookCourtInput!) { bookCourt(input: $input) { ${BOOKING} } }`,
)
export const cancelBooking = operation<{ cancelBooking: Booked }>(
  `mutation ($input: CancelBookingInput!) { cancelBooking(input: $input) { ${BOOKING} } }`,
)

/**
 * What must hold at any instant, as one query, so that it reads one snapshot: each row names what is
 * broken. It looks at rows by joins of its own, and not by the constraints that the database checks.
 */
const COURT_FAULTS = `
  WITH held AS (
    SELECT "holdId" FROM court_booking UNION ALL SELECT "holdId" FROM block UNION ALL SELECT "holdId" FROM standby),
  expected AS (
    SELECT id, "userId", "startsAt", "endsAt" FROM court_booking WHERE status = 'confirmed'
    UNION ALL SELECT id, "userId", "startsAt", "endsAt" FROM booking_player WHERE state = 'playing'
    UNION ALL SELECT id, "userId", "startsAt", "startsAt" + interval '1 hour' FROM standby WHERE state = 'offered')
  SELECT 'two holds of one court overlap' AS fault FROM court_hold one JOIN court_hold other
    ON one."courtId" = other."courtId" AND one.id < other.id
    AND one."startsAt" < other."endsAt" AND other."startsAt" < one."endsAt"
  UNION ALL SELECT 'a hold of two' FROM held WHERE "holdId" IS NOT NULL GROUP BY "holdId" HAVING count(*) > 1
  UNION ALL SELECT 'a person is expected on two courts at once' FROM expected one JOIN expected other
    ON one."userId" = other."userId" AND one.id < other.id
    AND one."startsAt" < other."endsAt" AND other."startsAt" < one."endsAt"
  UNION ALL SELECT 'a booking without its hold' FROM court_booking booking
    LEFT JOIN court_hold hold ON hold.id = booking."holdId" AND hold."courtId" = booking."courtId"
      AND hold."startsAt" = booking."startsAt" AND hold."endsAt" = booking."endsAt"
    WHERE hold.id IS NULL AND (booking."holdId" IS NOT NULL
      OR booking.status = 'confirmed' AND booking."startsAt" IS NOT NULL)
  UNION ALL SELECT 'a hold without its booking or block' FROM court_hold hold
    WHERE NOT EXISTS (SELECT FROM court_booking WHERE "holdId" = hold.id)
      AND NOT EXISTS (SELECT FROM block WHERE "holdId" = hold.id) AND hold.kind <> 'offer'
  UNION ALL SELECT 'a standby whose state contradicts its hold' FROM standby LEFT JOIN court_hold hold
    ON hold.id = standby."holdId" AND hold.kind = 'offer' AND hold."courtId" = standby."offeredCourtId"
      AND hold."startsAt" = standby."startsAt" AND hold."endsAt" = standby."startsAt" + interval '1 hour'
    WHERE (standby.state = 'offered') <> (hold.id IS NOT NULL) OR (hold.id IS NULL) <> (standby."holdId" IS NULL)
  UNION ALL SELECT 'a member who has booked is in line' FROM standby JOIN court_booking booking
    ON booking."userId" = standby."userId" AND booking."startsAt" = standby."startsAt"
    WHERE booking.status = 'confirmed' AND standby.state IN ('waiting', 'offered')
  UNION ALL SELECT 'a player of a booking that is not theirs to come to' FROM booking_player player
    JOIN court_booking booking ON booking.id = player."bookingId"
    WHERE player.state IN ('invited', 'playing') AND (booking.status = 'cancelled'
      OR booking."startsAt" <> player."startsAt" OR booking."endsAt" <> player."endsAt")
  UNION ALL SELECT 'more than four people in a booking' FROM court_booking booking
    WHERE cardinality(guests) + (SELECT count(*) FROM booking_player player
      WHERE player."bookingId" = booking.id AND player.state IN ('invited', 'playing')) > 3
  UNION ALL SELECT 'a member who is hidden from the owner of a booking is in it' FROM booking_player player
    JOIN court_booking booking ON booking.id = player."bookingId"
    JOIN hidden_member hidden ON hidden."userId" = player."userId" AND hidden."hiddenId" = booking."userId"
      OR hidden."userId" = booking."userId" AND hidden."hiddenId" = player."userId"
    WHERE player.state IN ('invited', 'playing') AND player."startsAt" > hidden."createdAt"
  UNION ALL SELECT 'open spots of a cancelled booking' FROM open_spots
    JOIN court_booking booking ON booking.id = open_spots."bookingId" WHERE booking.status = 'cancelled'
  UNION ALL SELECT 'more open spots and people in a booking than four' FROM open_spots
    JOIN court_booking booking ON booking.id = open_spots."bookingId"
    WHERE open_spots.spots + coalesce(cardinality(guests), 0) + (SELECT count(*) FROM booking_player player
      WHERE player."bookingId" = booking.id AND player.state IN ('invited', 'playing')) > 3
  UNION ALL SELECT 'a number of the month twice' FROM court_booking WHERE "monthNo" IS NOT NULL
    GROUP BY "userId", month, "monthNo" HAVING count(*) > 1
  UNION ALL SELECT 'an extra reservation without its charge' FROM court_booking booking
    WHERE booking."isExtra" AND booking.status <> 'cancelled' AND NOT EXISTS (
      SELECT FROM charge WHERE charge."bookingId" = booking.id AND charge.kind = 'extra_reservation')
  UNION ALL SELECT 'an open charge of a booking that was cancelled free of charge' FROM charge
    JOIN court_booking booking ON booking.id = charge."bookingId"
    WHERE charge.state = 'open' AND booking."wasLate" = false
  UNION ALL SELECT 'a fee for a late cancellation, but not late' FROM charge
    JOIN court_booking booking ON booking.id = charge."bookingId"
    WHERE charge.kind = 'late_cancellation' AND booking."wasLate" IS NOT TRUE`

/** Creates the courts; returns them by number. */
export async function createCourts(): Promise<Court[]> {
  await provisionCourts()
  return db.getRepository(Court).find({ order: { number: 'ASC' } })
}

/**
 * Opens the courts for bookings before each test, at this time of the app, and expects that nothing is
 * broken in them after it. Returns the courts by number. Call once at the top of a spec.
 */
export function openCourts(api: { at: (instant: string) => void }, instant: string): Court[] {
  const courts: Court[] = []
  beforeEach(async () => {
    api.at(instant)
    courts.splice(0, courts.length, ...(await createCourts()))
    await setPhase('booking')
  })
  afterEach(async () => expect(await findCourtFaults()).toEqual([]))
  return courts
}

/** Creates a person with an active membership but without an entry of the waitlist. */
export async function clubMember(
  plan: Plan = Plan.standard,
  values: Partial<User> = {},
): Promise<User> {
  const user = await person({ emailConfirmedAt: new Date(0), ...values })
  await createMembership(user, plan)
  return user
}

/** The input of a booking without guests. */
export const bookingInput = (court: Court, startsAt: string, values: object = {}) => ({
  courtId: court.id,
  startsAt,
  guests: [] as string[],
  acceptsCharges: false,
  submissionKey: randomUUID(),
  ...values,
})

/** Creates the booking that a mail of this kind is about, as its data; none for other mails. */
export async function createMailedBooking({ name }: MailDefinition): Promise<object> {
  const cancelled = [bookingCancelledMail.name, ownCancellationMail.name]
  const isCancelled = cancelled.includes(name)
  const isMoved = name === bookingMovedMail.name
  const isReminded = name === bookingReminderMail.name
  if (name !== bookingConfirmedMail.name && !isCancelled && !isMoved && !isReminded) return {}
  await setPhase('booking')
  const now = new Date('2026-11-25T15:00:00Z')
  // These bookings have an hour of their own.
  const hour = isMoved ? '2026-11-26T22:00:00Z' : isReminded ? '2026-11-27T00:00:00Z' : undefined
  const startsAt = new Date(hour ?? '2026-11-26T23:00:00Z')
  const [court, other] = await createCourts()
  const own = isCancelled ? other : court
  if (!own) throw new Error('there are two courts')
  const input = { ...bookingInput(own, startsAt.toISOString()), startsAt }
  const request = { input, member: await clubMember(), isByTeam: false }
  const { id } = await bookByService(services, request, now)
  if (isCancelled)
    await runBooking(async em => {
      const booking = await lockBooking({ id }, em)
      await cancelByClub(services, booking, { now, reason: 'Rain' }, em)
    })
  const from = { fromCourt: own.name, fromStartsAt: startsAt.toISOString() }
  return { bookingId: id, moves: 0, ...(isMoved && from) }
}

interface BookingRow {
  id: string
  userId: string
  status: string
  monthNo: number | null
  isExtra: boolean
}

/** Returns all bookings, by their times. */
export const readBookings = () =>
  db.query<BookingRow[]>(
    'SELECT id, "userId", status, "monthNo", "isExtra" FROM court_booking ORDER BY "startsAt", id',
  )

/** Returns what is broken in courts, bookings and charges; empty if all is well. */
export async function findCourtFaults(em?: EntityManager): Promise<string[]> {
  // To plan this statement takes longer than to run it.
  const prepared = { name: 'court_faults', text: COURT_FAULTS }
  const rows = em
    ? await em.query<{ fault: string }[]>(COURT_FAULTS)
    : await queryPrepared<{ fault: string }>(prepared)
  return rows.map(({ fault }) => fault)
}

import type { EntityManager } from 'typeorm'
import { CalendarAddress } from '../../accounts/calendar-address.entity'
import { requireOpenSession, type OwnSession } from '../../accounts/session-endings'
import type { User } from '../../accounts/user.entity'
import { lockUser } from '../../accounts/user-row'
import { DAY_MS } from '../../core/durations'
import { AppError, requireRow } from '../../core/errors'
import { db } from '../../database/data-source'
import type { AppServices, Services } from '../../graphql/services'
import { queueToPerson } from '../../mail/person-mails'
import { FOR_MEMBERS, lockMembership } from '../bookings/booking-members.service'
import {
  toCalendarAttachment,
  toCalendarFile,
  type CalendarBooking,
} from '../bookings/calendar-file.service'
import { listClosureNotes } from '../court-blocks/closure-list.service'
import { localTime } from '../courts/court-times.service'
import { calendarLink } from './calendar.links'
import { calendarAddressMail } from './calendar.mails'

const PAST_MS = 30 * DAY_MS
/** From 30 days ago on, as bookings; what is later is read later. */
const NOTE_DAYS = 120

/** The addresses that are valid: those of people with an active membership. */
const VALID_ADDRESSES = `
  SELECT address.id, address."userId" FROM calendar_address address
  JOIN membership ON membership."userId" = address."userId" AND membership.state = 'active'`

/** Returns the address of the person's calendar; null if they have none. */
export async function findCalendarAddress(
  { links }: AppServices,
  { id: userId }: User,
): Promise<string | null> {
  const [address] = await db.query<{ id: string }[]>(
    `${VALID_ADDRESSES} WHERE address."userId" = $1`,
    [userId],
  )
  return address ? links.url(calendarLink, address.id) : null
}

/**
 * Returns a new address of the person's calendar and mails them; the former one stops working. Throws
 * FORBIDDEN without an active membership, UNAUTHENTICATED if the session has ended meanwhile.
 */
export async function renewCalendarAddress(
  services: AppServices,
  owner: OwnSession,
): Promise<string> {
  const id = await db.transaction(em => replaceAddress(services, owner, em))
  return services.links.url(calendarLink, id)
}

async function replaceAddress(
  services: Services,
  { person, sessionId, now }: OwnSession,
  em: EntityManager,
): Promise<string> {
  const { id: userId } = person
  const membership = await lockMembership(userId, em)
  await lockUser(userId, em)
  await requireOpenSession(userId, sessionId, em)
  if (!membership) throw new AppError('FORBIDDEN', FOR_MEMBERS)
  const former = await em.delete(CalendarAddress, { userId })
  const { id } = await em.save(em.create(CalendarAddress, { userId, createdAt: now }))
  const data = { change: former.affected === 0 ? 'created' : 'replaced', at: now.getTime() }
  const key = `${calendarAddressMail.name}:${id}`
  await queueToPerson(services, { template: calendarAddressMail, data, key }, person, em)
  return id
}

const SELECT_BOOKINGS = `
  SELECT id, "courtName", "startsAt", "endsAt", "createdAt", "movedAt", moves, "cancelledAt" FROM court_booking`

/** A member’s own bookings, and those of others in which they play or would have played. */
const BOOKINGS = `${SELECT_BOOKINGS}
  WHERE "startsAt" > $2 AND ("userId" = $1 OR id IN (SELECT "bookingId" FROM booking_player
    WHERE "userId" = $1 AND (state = 'playing' OR state = 'cancelled' AND "answeredAt" IS NOT NULL)))
  ORDER BY "startsAt", id`

/**
 * Returns the bookings of a calendar's token, from 30 days ago on, with the lines for members about
 * closures, as an iCalendar file. Throws
 * NOT_FOUND for any other token.
 */
export async function readCalendar(
  { links }: AppServices,
  token: string,
  now: Date,
): Promise<string> {
  const id = requireRow(links.findId(calendarLink, token))
  const [address] = await db.query<{ userId: string }[]>(
    `${VALID_ADDRESSES} WHERE address.id = $1`,
    [id],
  )
  const { userId } = requireRow(address)
  const since = new Date(now.getTime() - PAST_MS)
  const bookings = await db.query<CalendarBooking[]>(BOOKINGS, [userId, since])
  return toCalendarFile(bookings, await listClosureNotes(localTime(since).date, NOTE_DAYS))
}

/** A booking that is not over, of a member or with them as a player. */
const COMING_BOOKING = `${SELECT_BOOKINGS}
  WHERE id = $2 AND status = 'confirmed' AND "endsAt" > $3 AND ("userId" = $1
    OR id IN (SELECT "bookingId" FROM booking_player WHERE "userId" = $1 AND state = 'playing'))`

/**
 * Returns a booking that is not over, the person’s own or one in which they play, as the file of its
 * mails (BOOKING-44). Throws NOT_FOUND for any other booking.
 */
export async function readCalendarFile(
  { id: userId }: User,
  bookingId: string,
  now: Date,
): Promise<string> {
  const [booking] = await db.query<CalendarBooking[]>(COMING_BOOKING, [userId, bookingId, now])
  return toCalendarAttachment(requireRow(booking)).content
}

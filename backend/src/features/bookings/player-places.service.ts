import { In, type EntityManager } from 'typeorm'
import type { User } from '../../accounts/user.entity'
import { AppError, fieldError, violates } from '../../core/errors'
import type { Services } from '../../graphql/services'
import { localTime } from '../courts/court-times.service'
import { lockCourts } from '../courts/courts.service'
import { Membership, MembershipState } from '../memberships/membership.entity'
import { runBooking } from './book-court.service'
import { overlapError, timeOf } from './booking-decision'
import { FOR_MEMBERS } from './booking-members.service'
import { BookingPlayer, PLAYER_OVERLAP, PlayerState } from './booking-player.entity'
import { fitSpots, tellOwner, toName } from './booking-players'
import type { PlayerBooking } from './booking-players.types'
import { readUse } from './booking-use'
import { requireAhead } from './cancel-booking.service'
import { CourtBooking } from './court-booking.entity'
import { leaveLineAt } from './standby-line.service'

/** Runs a transaction that makes somebody a player, as runBooking. Throws CONFLICT if they play elsewhere. */
export const runWithPlayer = <T>(work: (em: EntityManager) => Promise<T>): Promise<T> =>
  runBooking(work).catch((error: unknown) => {
    throw violates(error, PLAYER_OVERLAP) ? overlapError() : error
  })

/** A booking with its owner, and the membership of somebody else, all of which are locked. */
interface LockedBooking {
  booking: CourtBooking
  /** The other person's membership; null without an active one. */
  membership: Membership | null
}

/**
 * Locks the court of a booking, and the memberships of its owner and of another person, in the order of
 * their ids: what changes the booking or what that person has at its time then waits. Throws NOT_FOUND.
 */
export async function lockWithMember(
  bookingId: string,
  userId: string,
  em: EntityManager,
): Promise<LockedBooking> {
  const found = await em.findOneBy(CourtBooking, { id: bookingId })
  if (!found?.courtId) throw new AppError('NOT_FOUND')
  await lockCourts([found.courtId], em)
  const memberships = await em.find(Membership, {
    where: { userId: In([userId, found.userId]), state: MembershipState.active },
    order: { id: 'ASC' },
    lock: { mode: 'for_no_key_update' },
  })
  const booking = await em.findOneOrFail(CourtBooking, {
    where: { id: found.id },
    relations: { user: true },
  })
  return { booking, membership: memberships.find(one => one.userId === userId) ?? null }
}

interface NewPlayer extends LockedBooking {
  user: User
  /** The person's row of this booking, if they have one. */
  former: BookingPlayer | null
}

/**
 * Makes a person a player of a locked booking in which there is a place for them, and tells its owner
 * (PLAYER-4). Throws FORBIDDEN without a membership on the day; CONFLICT if the booking has begun or is
 * cancelled, or the person has a booking or plays at that time.
 */
export async function takePlace(
  services: Services,
  { booking, user, membership, former }: NewPlayer,
  now: Date,
  em: EntityManager,
): Promise<PlayerBooking> {
  const startsAt = requireAhead(booking, now)
  if (!membership || isAfter(startsAt, membership)) throw new AppError('FORBIDDEN', FOR_MEMBERS)
  const time = timeOf(startsAt)
  const use = await readUse(user.id, { ...time, courtId: null }, now, em)
  if (use.overlaps) throw overlapError()
  const { id } = await em.save(
    em.create(BookingPlayer, {
      ...(former && { id: former.id }),
      ...{ bookingId: booking.id, userId: user.id, startsAt, endsAt: time.endsAt },
      ...{ state: PlayerState.playing, invitedAt: former?.invitedAt ?? now, answeredAt: now },
      ...{ arrivedAt: null, removeReason: null },
    }),
  )
  await fitSpots(booking.id, em)
  await leaveLineAt(user.id, startsAt, em)
  await tellOwner(services, { id, booking, now }, em)
  return getPlayerBooking(id, em)
}

/** Returns whether an hour is after the last day of a membership. */
export const isAfter = (startsAt: Date, { endsOn }: Membership): boolean =>
  endsOn !== null && localTime(startsAt).date > endsOn

/** Returns a player's booking as that player sees it. */
export async function getPlayerBooking(id: string, em: EntityManager): Promise<PlayerBooking> {
  const { booking, bookingId, state, removeReason, startsAt, endsAt } = await em.findOneOrFail(
    BookingPlayer,
    {
      where: { id },
      relations: { booking: { user: true, court: true } },
    },
  )
  if (!booking.court) throw new AppError('NOT_FOUND')
  const { court, user } = booking
  const owner = toName(user)
  return { id, bookingId, state, removeReason, startsAt, endsAt, court, owner, players: [] }
}

/** The one answer for everybody who cannot be found by an address (PLAYER-3). */
export const noMember = (): AppError => fieldError('email', 'No member has this address')

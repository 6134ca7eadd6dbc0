import type { EntityManager } from 'typeorm'
import { User } from '../../accounts/user.entity'
import { AppError, fieldError, requireRow, violates } from '../../core/errors'
import type { Services } from '../../graphql/services'
import { normalizeEmail, normalizeId } from '../../shared/rules'
import { localTime } from '../courts/court-times.service'
import { lockCourt } from '../courts/courts.service'
import type { Membership } from '../memberships/membership.entity'
import { runWhileOpen } from './book-court.service'
import { endOf, overlapError, timeOf } from './booking-decision'
import { FOR_MEMBERS, lockMemberships } from './booking-members.service'
import { BookingPlayer, PLAYER_OVERLAP, PlayerState } from './booking-player.entity'
import { fitSpots, tellOwner, toName } from './booking-players'
import type { HideFromMemberInput } from './booking-players.inputs'
import type { PlayerBooking } from './booking-players.types'
import { readUse } from './booking-use'
import { requireAhead } from './cancel-booking.service'
import { CourtBooking } from './court-booking.entity'
import { leaveLineAt } from './standby-line.service'

/** Runs a transaction that makes somebody a player, as runWhileOpen. Throws CONFLICT if they play elsewhere. */
export const runWithPlayer = <T>(work: (em: EntityManager) => Promise<T>): Promise<T> =>
  runWhileOpen(work).catch((error: unknown) => {
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
  await lockCourt(found.courtId, em)
  const memberships = await lockMemberships([userId, found.userId], em)
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
  const use = await readUse(user.id, { ...timeOf(startsAt), courtId: null }, now, em)
  if (use.overlaps) throw overlapError()
  const { id } = await savePlayer(
    { booking, user, former, startsAt },
    { state: PlayerState.playing, invitedAt: former?.invitedAt ?? now, answeredAt: now },
    em,
  )
  await leaveLineAt(user.id, startsAt, em)
  await tellOwner(services, { id, booking, now }, em)
  return getPlayerBooking(id, em)
}

/** Stores a person's row of a locked booking, instead of a former one, and closes the open spot that they take. */
export async function savePlayer(
  { booking, user, former, startsAt }: Omit<NewPlayer, 'membership'> & { startsAt: Date },
  answer: Pick<BookingPlayer, 'state' | 'invitedAt' | 'answeredAt'>,
  em: EntityManager,
): Promise<BookingPlayer> {
  const player = em.create(BookingPlayer, {
    ...(former && { id: former.id }),
    ...answer,
    bookingId: booking.id,
    userId: user.id,
    startsAt,
    endsAt: endOf(startsAt),
    arrivedAt: null,
    removeReason: null,
  })
  await em.save(player)
  await fitSpots(booking.id, em)
  return player
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
  const court = requireRow(booking.court)
  const owner = toName(booking.user)
  return { id, bookingId, state, removeReason, startsAt, endsAt, court, owner, players: [] }
}

/** Returns the person with an address or an id. Throws BAD_USER_INPUT unless there is one of the two. */
export async function findByAddressOrId(
  { email, userId }: HideFromMemberInput,
  em: EntityManager,
): Promise<User | null> {
  if ((email == null) === (userId == null))
    throw fieldError('email', 'Please give either an address or a member')
  const where =
    userId == null ? { email: normalizeEmail(email ?? '') } : { id: normalizeId(userId) }
  return em.findOneBy(User, where)
}

/** The one answer for everybody who cannot be found by an address (PLAYER-3). */
export const noMember = (): AppError => fieldError('email', 'No member has this address')

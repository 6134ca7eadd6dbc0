import { In, IsNull, MoreThan, Not, type EntityManager } from 'typeorm'
import { User } from '../../accounts/user.entity'
import { AppError, fieldError, requireRow } from '../../core/errors'
import { db } from '../../database/data-source'
import type { Services } from '../../graphql/services'
import { normalizeId } from '../../shared/rules'
import { areHidden, findHidden, notHidden } from '../hidden-members/hidden-members.service'
import type { Membership } from '../memberships/membership.entity'
import { runBooking, runWhileOpen } from './book-court.service'
import { findActiveMembership } from './booking-members.service'
import { BookingPlayer, PlayerState } from './booking-player.entity'
import {
  countFreePlaces,
  NO_PLACE,
  queueAboutPlayer,
  TAKES_PLACE,
  takesPlace,
  tellOwner,
  toName,
} from './booking-players'
import type {
  AnswerInvitationInput,
  InvitePlayerInput,
  RemovePlayerInput,
} from './booking-players.inputs'
import { playerInvitedMail, playerRemovedMail } from './booking-players.mails'
import type { Player, PlayerBooking, PlayerName } from './booking-players.types'
import { lockBooking, requireAhead } from './cancel-booking.service'
import { BookingStatus, CourtBooking } from './court-booking.entity'
import {
  findByAddressOrId,
  getPlayerBooking,
  isAfter,
  lockWithMember,
  noMember,
  runWithPlayer,
  savePlayer,
  takePlace,
} from './player-places.service'

/** Returns a player, whose person is loaded, as the owner and the team see them. */
export const toPlayer = ({ id, bookingId, state, arrivedAt, user }: BookingPlayer): Player => ({
  id,
  bookingId,
  state,
  arrivedAt,
  userId: user.id,
  firstName: user.firstName,
  lastName: user.lastName,
})

/** Returns the players of bookings, in the order of their invitations. */
export async function listPlayers(
  bookingIds: readonly string[],
  em: EntityManager = db.manager,
): Promise<Player[]> {
  const players = await em.find(BookingPlayer, {
    where: { bookingId: In(bookingIds) },
    relations: { user: true },
    order: { insertPosition: 'ASC' },
  })
  return players.map(toPlayer)
}

/** Returns the players of a member's own bookings that are not over, without those who are hidden (HIDE-1). */
export async function listOwnPlayers({ id: userId }: User, now: Date): Promise<Player[]> {
  const bookings = await db.getRepository(CourtBooking).find({
    where: { userId, status: BookingStatus.confirmed, endsAt: MoreThan(now) },
    select: { id: true },
  })
  const hidden = await findHidden(userId)
  const players = await listPlayers(bookings.map(({ id }) => id))
  return players.filter(player => !hidden.has(player.userId))
}

/**
 * Returns the bookings of others that are not over and to which a member is invited, also if they were taken
 * out with a reason or it was cancelled; soonest first. Names nobody who is hidden (HIDE-1).
 */
export async function listPlayerBookings(
  { id: userId }: User,
  now: Date,
): Promise<PlayerBooking[]> {
  const own = await db.getRepository(BookingPlayer).find({
    where: [
      { userId, state: TAKES_PLACE, endsAt: MoreThan(now) },
      { userId, state: PlayerState.cancelled, endsAt: MoreThan(now) },
      { userId, removeReason: Not(IsNull()), state: PlayerState.removed, endsAt: MoreThan(now) },
    ],
    relations: { booking: { user: true, court: true } },
    order: { startsAt: 'ASC', insertPosition: 'ASC' },
  })
  const hidden = await findHidden(userId)
  const players = await listPlayers(own.map(({ bookingId }) => bookingId))
  return own.flatMap(({ id, bookingId, state, removeReason, startsAt, endsAt, booking }) => {
    const { court } = booking
    if (!court || hidden.has(booking.userId)) return []
    const others = players.filter(
      one =>
        one.bookingId === bookingId &&
        one.userId !== userId &&
        one.state === PlayerState.playing &&
        !hidden.has(one.userId),
    )
    const owner = toName(booking.user)
    return [{ id, bookingId, state, removeReason, startsAt, endsAt, court, owner, players: others }]
  })
}

/** Both owner and players of a booking that is over, with whom $1 has shared it. */
const PLAYED_WITH = `
  WITH shared AS (
    SELECT booking.id, booking."userId" AS owner FROM court_booking booking
    WHERE booking.status = 'confirmed' AND booking."endsAt" <= $2 AND (booking."userId" = $1 OR EXISTS (
      SELECT FROM booking_player own WHERE own."bookingId" = booking.id AND own."userId" = $1 AND own.state = 'playing'))),
  people AS (
    SELECT owner AS id FROM shared WHERE id IN (SELECT "bookingId" FROM booking_player WHERE state = 'playing')
    UNION SELECT player."userId" FROM booking_player player JOIN shared ON shared.id = player."bookingId"
      WHERE player.state = 'playing')
  SELECT person.id AS "userId", person."firstName", person."lastName" FROM people
    JOIN "user" person ON person.id = people.id
    JOIN membership ON membership."userId" = person.id AND membership.state = 'active'
  WHERE person.id <> $1 AND ${notHidden('$1', 'person.id')} ORDER BY person."firstName", person."lastName", person.id`

/** Returns the members with whom a member has played, by name (PLAYER-3). */
export const listPlayedWith = (
  { id }: User,
  now: Date,
  em: EntityManager = db.manager,
): Promise<PlayerName[]> => em.query<PlayerName[]>(PLAYED_WITH, [id, now])

/**
 * Invites a member to play in the caller's booking, and mails them. Who is invited or plays already is
 * returned as they are. Throws NOT_OPEN_YET; NOT_FOUND for somebody else's booking; CONFLICT if it is
 * cancelled or has begun, or has no place; BAD_USER_INPUT for `email` and `userId`.
 */
export function invitePlayer(
  services: Services,
  owner: User,
  input: InvitePlayerInput,
  now: Date,
): Promise<Player> {
  return runWhileOpen(async em => {
    const booking = await lockBooking({ id: normalizeId(input.bookingId), userId: owner.id }, em)
    const startsAt = requireAhead(booking, now)
    const user = await findInvited(owner, input, { now, startsAt }, em)
    const former = await em.findOneBy(BookingPlayer, { bookingId: booking.id, userId: user.id })
    if (former && takesPlace(former)) return toPlayer(Object.assign(former, { user }))
    if ((await countFreePlaces(booking, em)) < 1) throw new AppError('CONFLICT', NO_PLACE)
    const row = await savePlayer(
      { booking, user, former, startsAt },
      { state: PlayerState.invited, invitedAt: now, answeredAt: null },
      em,
    )
    const mail = { id: row.id, person: user, change: String(now.getTime()) }
    await queueAboutPlayer(services, playerInvitedMail, mail, em)
    return toPlayer(Object.assign(row, { user }))
  })
}

/** Returns the member who is meant, if they are a member on the day of play. Throws BAD_USER_INPUT. */
async function findInvited(
  owner: User,
  input: InvitePlayerInput,
  { now, startsAt }: { now: Date; startsAt: Date },
  em: EntityManager,
): Promise<User> {
  const user = await findByAddressOrId(input, em)
  const { userId } = input
  if (userId != null) {
    const known = await listPlayedWith(owner, now, em)
    if (!known.some(one => one.userId === normalizeId(userId)))
      throw fieldError('userId', 'You have not played with this member')
  }
  if (!user) throw noMember()
  if (user.id === owner.id) throw fieldError('email', 'You play in this booking already')
  if (await areHidden(owner.id, user.id, em)) throw noMember()
  const membership = await findActiveMembership(user, em)
  if (!membership || isAfter(startsAt, membership)) throw noMember()
  return user
}

/** A player's row with its booking and the booking's owner, all of which are locked. */
interface LockedPlayer {
  player: BookingPlayer
  booking: CourtBooking
  /** The player's own membership; null without an active one. */
  membership: Membership | null
}

/**
 * Locks a player's booking and both memberships, as lockWithMember. Throws NOT_FOUND, also for a row of former
 * days if the player and the owner are hidden from each other (HIDE-1).
 */
async function lockPlayer(
  id: string,
  of: { userId: string } | { booking: { userId: string } },
  em: EntityManager,
): Promise<LockedPlayer> {
  const found = requireRow(await em.findOneBy(BookingPlayer, { id: normalizeId(id), ...of }))
  const { booking, membership } = await lockWithMember(found.bookingId, found.userId, em)
  const player = await em.findOneOrFail(BookingPlayer, {
    where: { id: found.id },
    relations: { user: true },
  })
  if (!takesPlace(player) && (await areHidden(found.userId, booking.userId, em)))
    throw new AppError('NOT_FOUND')
  return { player, booking, membership }
}

/**
 * Answers an invitation; the same answer again changes nothing. A yes is refused while the member has a
 * booking or another yes at that time: the database decides (PLAYER-4). Throws NOT_OPEN_YET; NOT_FOUND;
 * FORBIDDEN without a membership on the day; CONFLICT.
 */
export function answerInvitation(
  services: Services,
  user: User,
  { id, plays }: AnswerInvitationInput,
  now: Date,
): Promise<PlayerBooking> {
  return runWithPlayer(async em => {
    const { player, booking, membership } = await lockPlayer(id, { userId: user.id }, em)
    const state = plays ? PlayerState.playing : PlayerState.declined
    if (player.state === state) return getPlayerBooking(player.id, em)
    requireAhead(booking, now)
    if (player.state !== PlayerState.invited)
      throw new AppError('CONFLICT', 'This invitation is not open any more.')
    if (plays) return takePlace(services, { booking, user, membership, former: player }, now, em)
    await em.update(BookingPlayer, player.id, { state, answeredAt: now })
    await tellOwner(services, { id: player.id, booking, now }, em)
    return getPlayerBooking(player.id, em)
  })
}

/**
 * Takes the caller out of a booking in which they play, until it begins; the owner is told. Leaving again
 * changes nothing. Throws NOT_FOUND; CONFLICT.
 */
export function leaveBooking(
  services: Services,
  user: User,
  id: string,
  now: Date,
): Promise<PlayerBooking> {
  return runBooking(async em => {
    const { player, booking } = await lockPlayer(id, { userId: user.id }, em)
    if (player.state === PlayerState.left) return getPlayerBooking(player.id, em)
    requireAhead(booking, now)
    if (player.state !== PlayerState.playing)
      throw new AppError('CONFLICT', 'You do not play in this booking.')
    await em.update(BookingPlayer, player.id, { state: PlayerState.left, answeredAt: now })
    await tellOwner(services, { id: player.id, booking, now }, em)
    return getPlayerBooking(player.id, em)
  })
}

/**
 * Takes a player out of the caller's booking, until it begins, and tells them why. Doing it again changes
 * nothing. Throws NOT_FOUND; CONFLICT; BAD_USER_INPUT for `reason` if it is missing for somebody who plays.
 */
export function removePlayer(
  services: Services,
  owner: User,
  { id, reason }: RemovePlayerInput,
  now: Date,
): Promise<Player> {
  return runBooking(async em => {
    const { player, booking } = await lockPlayer(id, { booking: { userId: owner.id } }, em)
    if (player.state === PlayerState.removed) return toPlayer(player)
    requireAhead(booking, now)
    if (!takesPlace(player))
      throw new AppError('CONFLICT', 'This member does not play in your booking.')
    const removeReason = reason?.trim() || null
    if (player.state === PlayerState.playing && removeReason === null)
      throw fieldError('reason', 'Please say why: the player reads it')
    const change = { state: PlayerState.removed, removeReason }
    await em.update(BookingPlayer, player.id, change)
    Object.assign(player, change)
    const mail = { id: player.id, person: player.user, change: String(now.getTime()) }
    await queueAboutPlayer(services, playerRemovedMail, mail, em)
    return toPlayer(player)
  })
}

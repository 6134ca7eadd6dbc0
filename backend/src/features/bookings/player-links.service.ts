import { MoreThan, type EntityManager } from 'typeorm'
import type { User } from '../../accounts/user.entity'
import { AppError } from '../../core/errors'
import { db } from '../../database/data-source'
import type { AppServices } from '../../graphql/services'
import type { Links } from '../../links/links'
import { normalizeId } from '../../shared/rules'
import type { Court } from '../courts/court.entity'
import { areHidden, findHidden } from '../hidden-members/hidden-members.service'
import { runBooking, runWhileOpen } from './book-court.service'
import { FOR_MEMBERS, findActiveMembership } from './booking-members.service'
import { BookingPlayer, PlayerState } from './booking-player.entity'
import { countFreePlaces, NO_PLACE, toName } from './booking-players'
import { listPlayers } from './booking-players.service'
import type { PlayerBooking } from './booking-players.types'
import { lockBooking, requireAhead } from './cancel-booking.service'
import { BookingStatus, type CourtBooking } from './court-booking.entity'
import { PlayerLink } from './player-link.entity'
import { playerLink } from './player-links.links'
import { PlayerLinkState, type LinkedBooking, type OwnPlayerLink } from './player-links.types'
import {
  getPlayerBooking,
  isAfter,
  lockWithMember,
  runWithPlayer,
  takePlace,
} from './player-places.service'

const INVALID = 'This link is not complete. Please ask for it again.'
const ENDED =
  'This link has ended: it was withdrawn or replaced, or the hour has begun, was moved or is cancelled.'
const FULL = 'Four people play already. The link works again if a place becomes free.'
const REMOVED =
  'The member who booked has taken you out of this booking, so the link does not work for you.'
const OWN =
  'This is the link of your own booking. Please send it to whom you would like to play with.'

const toOwnLink = (links: Links, { id, bookingId }: PlayerLink): OwnPlayerLink => ({
  bookingId,
  url: links.url(playerLink, id),
})

/** Returns the links of a member's own bookings that have not begun. */
export async function listOwnPlayerLinks(
  { links }: AppServices,
  { id: userId }: User,
  now: Date,
): Promise<OwnPlayerLink[]> {
  const booking = { userId, status: BookingStatus.confirmed, startsAt: MoreThan(now) }
  const own = await db.getRepository(PlayerLink).findBy({ booking })
  return own.map(one => toOwnLink(links, one))
}

/**
 * Creates the link of the caller's booking; a former one ends (PLAYER-8). Throws NOT_OPEN_YET; NOT_FOUND for
 * somebody else's booking; CONFLICT if it is cancelled or has begun, or has no place.
 */
export function createPlayerLink(
  { links }: AppServices,
  owner: User,
  bookingId: string,
  now: Date,
): Promise<OwnPlayerLink> {
  return runWhileOpen(async em => {
    const booking = await lockBooking({ id: normalizeId(bookingId), userId: owner.id }, em)
    requireAhead(booking, now)
    if ((await countFreePlaces(booking, em)) < 1) throw new AppError('CONFLICT', NO_PLACE)
    await em.delete(PlayerLink, { bookingId: booking.id })
    const created = em.create(PlayerLink, { bookingId: booking.id, createdAt: now })
    return toOwnLink(links, await em.save(created))
  })
}

/** Ends the link of the caller's booking; without one, changes nothing. Throws NOT_FOUND. */
export function withdrawPlayerLink(owner: User, bookingId: string): Promise<boolean> {
  return runBooking(async em => {
    const booking = await lockBooking({ id: normalizeId(bookingId), userId: owner.id }, em)
    await em.delete(PlayerLink, { bookingId: booking.id })
    return true
  })
}

/**
 * Returns the booking of a link, without members who are hidden (HIDE-1). Throws LINK_EXPIRED, also if the
 * owner is hidden; FORBIDDEN without a membership on the day; CONFLICT for a member whom the owner has taken
 * out.
 */
export async function readPlayerLink(
  { links }: AppServices,
  user: User,
  token: string,
  now: Date,
): Promise<LinkedBooking> {
  const em = db.manager
  const { booking, court, startsAt, endsAt } = await findLinked(links, token, now, em)
  const hidden = await findHidden(user.id)
  if (hidden.has(booking.userId)) throw new AppError('LINK_EXPIRED', ENDED)
  const shown = { court, startsAt, endsAt, owner: toName(booking.user) }
  const playing = (await listPlayers([booking.id])).filter(
    ({ state, userId }) =>
      state === PlayerState.playing && userId !== user.id && !hidden.has(userId),
  )
  if (booking.userId === user.id) return { ...shown, state: PlayerLinkState.own, players: playing }
  const membership = await findActiveMembership(user)
  if (!membership || isAfter(startsAt, membership)) throw new AppError('FORBIDDEN', FOR_MEMBERS)
  const former = await findFormer(booking, user, em)
  const state =
    former?.state === PlayerState.playing
      ? PlayerLinkState.playing
      : (await hasPlaceFor(former, booking, em))
        ? PlayerLinkState.open
        : PlayerLinkState.full
  return { ...shown, state, players: playing }
}

/**
 * Makes the caller a player of the booking of a link, as a yes to an invitation does (PLAYER-4, PLAYER-8). Who plays
 * already is returned as they are. Throws NOT_OPEN_YET; LINK_EXPIRED; FORBIDDEN without a membership on the
 * day; CONFLICT if the booking is the caller's or has no place, its owner has taken the caller out, or the
 * caller has a booking or plays at that time.
 */
export function joinByLink(
  services: AppServices,
  user: User,
  token: string,
  now: Date,
): Promise<PlayerBooking> {
  return runWithPlayer(async em => {
    const found = await findLinked(services.links, token, now, em)
    const { booking, membership } = await lockWithMember(found.booking.id, user.id, em)
    // Meanwhile the owner may have withdrawn it, or the booking may have moved.
    await findLinked(services.links, token, now, em)
    if (await areHidden(user.id, booking.userId, em)) throw new AppError('LINK_EXPIRED', ENDED)
    if (booking.userId === user.id) throw new AppError('CONFLICT', OWN)
    const former = await findFormer(booking, user, em)
    if (former?.state === PlayerState.playing) return getPlayerBooking(former.id, em)
    if (!(await hasPlaceFor(former, booking, em))) throw new AppError('CONFLICT', FULL)
    return takePlace(services, { booking, user, membership, former }, now, em)
  })
}

interface Linked {
  /** With its owner. */
  booking: CourtBooking
  court: Court
  startsAt: Date
  endsAt: Date
}

/** Returns the booking of a token, which has not begun. Throws LINK_EXPIRED. */
async function findLinked(
  links: Links,
  token: string,
  now: Date,
  em: EntityManager,
): Promise<Linked> {
  const id = links.findId(playerLink, token)
  if (id === null) throw new AppError('LINK_EXPIRED', INVALID)
  const link = await em.findOne(PlayerLink, {
    where: { id },
    relations: { booking: { user: true, court: true } },
  })
  const { court, startsAt, endsAt } = link?.booking ?? {}
  if (!link || !court || !startsAt || !endsAt || now >= startsAt)
    throw new AppError('LINK_EXPIRED', ENDED)
  return { booking: link.booking, court, startsAt, endsAt }
}

/** Returns a member's row of the booking. Throws CONFLICT if the owner has taken them out. */
async function findFormer(
  { id: bookingId }: CourtBooking,
  { id: userId }: User,
  em: EntityManager,
): Promise<BookingPlayer | null> {
  const former = await em.findOneBy(BookingPlayer, { bookingId, userId })
  if (former?.state === PlayerState.removed) throw new AppError('CONFLICT', REMOVED)
  return former
}

/** Whether the booking has a place for a member: an invitation has one already. */
const hasPlaceFor = async (
  former: BookingPlayer | null,
  booking: CourtBooking,
  em: EntityManager,
): Promise<boolean> =>
  former?.state === PlayerState.invited || (await countFreePlaces(booking, em)) > 0

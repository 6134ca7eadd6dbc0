import type { EntityManager } from 'typeorm'
import type { User } from '../../accounts/user.entity'
import { AppError, fieldError, requireRow } from '../../core/errors'
import { db } from '../../database/data-source'
import type { Services } from '../../graphql/services'
import { isPlayLevel } from '../../shared/open-play-rules'
import { normalizeId } from '../../shared/rules'
import { Court } from '../courts/court.entity'
import { notifyCourtsChanged } from '../courts/court-changes.service'
import { areHidden, notHidden } from '../hidden-members/hidden-members.service'
import { runBooking, runWhileOpen } from './book-court.service'
import { BookingPlayer, PlayerState } from './booking-player.entity'
import { countFreePlaces, NO_PLACE } from './booking-players'
import type { PlayerBooking } from './booking-players.types'
import { lockBooking, requireAhead } from './cancel-booking.service'
import { OpenSpots } from './open-spots.entity'
import type { OpenSpotsInput } from './open-spots.inputs'
import type { OpenSpotsOfBooking } from './open-spots.types'
import { getPlayerBooking, lockWithMember, runWithPlayer, takePlace } from './player-places.service'

/**
 * The open spots of bookings after $2 that $1 has booked or may see: nobody in the booking is hidden
 * from $1, and $1 neither plays in it nor was taken out of it. $3 is one booking, or null for all.
 */
const OPEN_SPOTS = `
  SELECT open.*, booking."userId" = $1 AS "isOwn", booking."courtId", booking."startsAt", booking."endsAt",
    ARRAY(SELECT person."firstName" FROM "user" person
      WHERE person."showsPlayName" AND person."firstName" IS NOT NULL
        AND (person.id = booking."userId" OR person.id IN (SELECT "userId" FROM booking_player player
          WHERE player."bookingId" = booking.id AND player.state = 'playing'))
        AND ${notHidden('$1', 'person.id')}
      ORDER BY person."firstName") AS names
  FROM open_spots open JOIN court_booking booking ON booking.id = open."bookingId"
  WHERE booking.status = 'confirmed' AND booking."startsAt" > $2 AND booking.id = coalesce($3, booking.id)
    AND (booking."userId" = $1 OR ${notHidden('$1', 'booking."userId"')}
      AND NOT EXISTS (SELECT FROM booking_player player WHERE player."bookingId" = booking.id
        AND (player."userId" = $1 AND player.state IN ('playing', 'removed')
          OR player.state = 'playing' AND NOT (${notHidden('$1', 'player."userId"')}))))
  ORDER BY booking."startsAt", booking."courtName", booking.id`

type Row = Omit<OpenSpotsOfBooking, 'court'> & { courtId: string }

/** Returns the open spots that a member may take, and those of their own bookings; soonest first (SPOT-2). */
export async function listOpenSpots(
  { id }: Pick<User, 'id'>,
  now: Date,
  em: EntityManager = db.manager,
  bookingId: string | null = null,
): Promise<OpenSpotsOfBooking[]> {
  const rows = await em.query<Row[]>(OPEN_SPOTS, [id, now, bookingId])
  const courts = new Map((await em.find(Court)).map(court => [court.id, court]))
  return rows.flatMap(({ courtId, ...row }) => {
    const court = courts.get(courtId)
    return court ? { ...row, court } : []
  })
}

/**
 * Opens places of the caller's booking to members until it begins; again, it replaces what was open. Throws
 * NOT_OPEN_YET; NOT_FOUND for somebody else's booking; CONFLICT if it is cancelled or has begun, or has no
 * place; BAD_USER_INPUT for `spots` and `level`.
 */
export function openSpots(
  owner: User,
  { bookingId, spots, level = null, sentence }: OpenSpotsInput,
  now: Date,
): Promise<OpenSpotsOfBooking> {
  return runWhileOpen(async em => {
    const booking = await lockBooking({ id: normalizeId(bookingId), userId: owner.id }, em)
    requireAhead(booking, now)
    const places = await countFreePlaces(booking, em)
    if (places < 1) throw new AppError('CONFLICT', NO_PLACE)
    if (spots < 1 || spots > places)
      throw fieldError('spots', `Please choose from 1 to ${String(places)}: so many are free`)
    if (!isPlayLevel(level))
      throw fieldError('level', 'Please choose a level from 2.0 to 5.0, in halves')
    const text = sentence?.trim() ?? ''
    const change = { spots, level, sentence: text === '' ? null : text, openedAt: now }
    await em.save(em.create(OpenSpots, { bookingId: booking.id, ...change }))
    await notifyCourtsChanged([booking.bookingDate], em)
    const [open] = await listOpenSpots(owner, now, em, booking.id)
    return requireRow(open)
  })
}

/**
 * Closes the open spots of the caller's booking, and returns its id; again, it changes nothing. Who has
 * taken a spot plays. Throws NOT_FOUND for somebody else's booking.
 */
export function closeSpots(owner: User, bookingId: string): Promise<string> {
  return runBooking(async em => {
    const { id, bookingDate } = await lockBooking(
      { id: normalizeId(bookingId), userId: owner.id },
      em,
    )
    await em.delete(OpenSpots, { bookingId: id })
    await notifyCourtsChanged([bookingDate], em)
    return id
  })
}

/**
 * Makes the caller a player of a booking with an open spot, first come, and tells its owner (SPOT-3); again,
 * it changes nothing. Throws NOT_OPEN_YET; NOT_FOUND; FORBIDDEN without a membership on the day; CONFLICT if
 * no spot is open, the booking has begun, or the caller has a booking or plays at that time.
 */
export function takeSpot(
  services: Services,
  user: User,
  bookingId: string,
  now: Date,
): Promise<PlayerBooking> {
  return runWithPlayer(async em => {
    const { booking, membership } = await lockWithMember(normalizeId(bookingId), user.id, em)
    if (await areHidden(user.id, booking.userId, em)) throw new AppError('NOT_FOUND')
    const former = await em.findOneBy(BookingPlayer, { bookingId: booking.id, userId: user.id })
    if (former?.state === PlayerState.playing) return getPlayerBooking(former.id, em)
    requireAhead(booking, now)
    const [open] = await listOpenSpots(user, now, em, booking.id)
    if (!open || open.isOwn)
      throw new AppError('CONFLICT', 'This spot is taken, or is not open any more.')
    const player = await takePlace(services, { booking, user, membership, former }, now, em)
    // Who was invited has a place already.
    if (former?.state !== PlayerState.invited) await takeOne(open, em)
    await notifyCourtsChanged([booking.bookingDate], em)
    return player
  })
}

const takeOne = ({ bookingId, spots }: OpenSpotsOfBooking, em: EntityManager) =>
  spots > 1
    ? em.update(OpenSpots, { bookingId }, { spots: spots - 1 })
    : em.delete(OpenSpots, { bookingId })

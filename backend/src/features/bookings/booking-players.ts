import { In, type EntityManager } from 'typeorm'
import type { User } from '../../accounts/user.entity'
import { perDay } from '../../http/rate-limits'
import type { Services } from '../../graphql/services'
import type { MailDefinition } from '../../mail/mail-definition'
import type { NotTold } from '../../mail/not-told'
import { lockRecipients, queueToPerson } from '../../mail/person-mails'
import { bookingRules } from '../../shared/booking-rules'
import { BookingPlayer, PlayerState } from './booking-player.entity'
import type { CourtBooking } from './court-booking.entity'
import { OpenSpots } from './open-spots.entity'
import type { PlayerName } from './booking-players.types'
import { playerAnsweredMail, playerCancelledMail, playerMovedMail } from './booking-players.mails'
import { PlayerLink } from './player-link.entity'

/** Who takes a place in a booking: who plays, and who may still say yes. */
export const TAKES_PLACE = In([PlayerState.invited, PlayerState.playing])

/** Invitations and hidings of one account: an answer says whether an address is a member's (PLAYER-3). */
export const INVITATIONS = perDay('player-invitations', 20)

/** Returns a member’s name as the owner and the players of a booking see it. */
export const toName = ({ id: userId, firstName, lastName }: User): PlayerName => ({
  userId,
  firstName,
  lastName,
})

/** Returns how many places of a booking its guests leave to members (PLAYER-2). */
export const placesBeside = (guests: number): number => bookingRules.guestsMax - guests

/** Why nobody else can play. */
export const NO_PLACE = 'Four people play at most: you, and three more.'

const FIT_SPOTS = `
  WITH place AS (SELECT $2 - coalesce(cardinality(guests), 0) - (SELECT count(*) FROM booking_player player
      WHERE player."bookingId" = booking.id AND player.state IN ('invited', 'playing')) AS free
    FROM court_booking booking WHERE id = $1),
  full_up AS (DELETE FROM open_spots USING place WHERE "bookingId" = $1 AND place.free < 1)
  UPDATE open_spots SET spots = least(spots, place.free) FROM place
  WHERE "bookingId" = $1 AND place.free >= 1`

/** Closes the open spots whose places a guest or a player of a booking, which is locked, has taken (SPOT-1). */
export const fitSpots = (bookingId: string, em: EntityManager): Promise<unknown> =>
  em.query(FIT_SPOTS, [bookingId, bookingRules.guestsMax])

/** Returns how many members take a place in a booking; the owner's membership is locked. */
export const countPlayers = (bookingId: string, em: EntityManager): Promise<number> =>
  em.countBy(BookingPlayer, { bookingId, state: TAKES_PLACE })

/** Returns how many places of a booking are free; the owner's membership is locked. */
export const countFreePlaces = async (
  { id, guests }: CourtBooking,
  em: EntityManager,
): Promise<number> => placesBeside(guests?.length ?? 0) - (await countPlayers(id, em))

/** Whether somebody takes a place in a booking: who plays, and who may still say yes. */
export const takesPlace = ({ state }: BookingPlayer): boolean =>
  state === PlayerState.invited || state === PlayerState.playing

/** Queues a mail about a player; each change of theirs has one, named by `change`. */
export function queueAboutPlayer(
  services: Services,
  template: MailDefinition,
  { id, person, change, data }: { id: string; person: User; change: string; data?: object },
  em: EntityManager,
): Promise<NotTold[]> {
  const key = `${template.name}:${id}:${change}`
  return queueToPerson(services, { template, data: { playerId: id, ...data }, key }, person, em)
}

/** Returns the players who take a place, with their people, whose addresses are locked with the owner's. */
async function findPlayers(booking: CourtBooking, em: EntityManager): Promise<BookingPlayer[]> {
  const players = await em.find(BookingPlayer, {
    where: { bookingId: booking.id, state: TAKES_PLACE },
    relations: { user: true },
    order: { insertPosition: 'ASC' },
  })
  if (players.length > 0)
    await lockRecipients([booking.user, ...players.map(({ user }) => user)], em)
  return players
}

/**
 * Takes everybody out of a cancelled booking, whose row is locked, tells them once, and ends its link and
 * its open spots (PLAYER-5).
 */
export async function cancelPlayers(
  services: Services,
  booking: CourtBooking,
  em: EntityManager,
): Promise<NotTold[]> {
  await em.delete(PlayerLink, { bookingId: booking.id })
  await em.delete(OpenSpots, { bookingId: booking.id })
  const players = await findPlayers(booking, em)
  const notTold: NotTold[] = []
  for (const { id, user: person } of players) {
    await em.update(BookingPlayer, id, { state: PlayerState.cancelled })
    const mail = { id, person, change: 'once' }
    notTold.push(...(await queueAboutPlayer(services, playerCancelledMail, mail, em)))
  }
  return notTold
}

const MOVE = `
  UPDATE booking_player SET "startsAt" = $2, "endsAt" = $3, "arrivedAt" = NULL,
    state = CASE state WHEN 'playing' THEN 'invited' ELSE state END,
    "answeredAt" = CASE state WHEN 'playing' THEN NULL ELSE "answeredAt" END,
    "invitedAt" = CASE state WHEN 'playing' THEN $4 ELSE "invitedAt" END
  WHERE "bookingId" = $1`

interface Moved {
  fromCourt: string
  fromStartsAt: Date
  now: Date
}

/** Tells the players that a booking has moved. For another hour, each is asked anew (PLAYER-5), and its link ends. */
export async function movePlayers(
  services: Services,
  booking: CourtBooking & { startsAt: Date; endsAt: Date },
  { fromCourt, fromStartsAt, now }: Moved,
  em: EntityManager,
): Promise<NotTold[]> {
  const { id: bookingId, startsAt, endsAt, moves } = booking
  const players = await findPlayers(booking, em)
  if (fromStartsAt.getTime() !== startsAt.getTime()) {
    await em.query(MOVE, [bookingId, startsAt, endsAt, now])
    await em.delete(PlayerLink, { bookingId })
  }
  const data = { moves, fromCourt, fromStartsAt: fromStartsAt.toISOString() }
  const notTold: NotTold[] = []
  for (const { id, user: person } of players) {
    const mail = { id, person, change: String(moves), data }
    notTold.push(...(await queueAboutPlayer(services, playerMovedMail, mail, em)))
  }
  return notTold
}

const LEAVE_FROM = `
  WITH former AS (
    SELECT id, state FROM booking_player
    WHERE "userId" = ANY ($1) AND state IN ('invited', 'playing') AND "startsAt" > $3 AND "startsAt" >= $2)
  UPDATE booking_player SET state = 'left', "answeredAt" = $3 FROM former
  WHERE booking_player.id = former.id
  RETURNING booking_player.id, former.state`

/**
 * Takes people whose membership ends out of the bookings of others from an instant on, and tells the owners
 * of who had said yes (PLAYER-6). The caller has locked all courts.
 */
export async function leaveBookingsFrom(
  services: Services,
  userIds: readonly string[],
  { now, from }: { now: Date; from: Date },
  em: EntityManager,
): Promise<void> {
  const [left] = await em.query<[Pick<BookingPlayer, 'id' | 'state'>[], number]>(LEAVE_FROM, [
    userIds,
    from,
    now,
  ])
  const ids = left.filter(({ state }) => state === PlayerState.playing).map(({ id }) => id)
  const players = await em.find(BookingPlayer, {
    where: { id: In(ids) },
    relations: { booking: { user: true } },
  })
  const owners = players.map(({ booking }) => booking.user)
  await lockRecipients(owners, em)
  for (const { id, booking } of players) await tellOwner(services, { id, booking, now }, em)
}

/** Tells the owner of a booking, who is loaded, what a player has answered, or that they have left. */
export async function tellOwner(
  services: Services,
  { id, booking, now }: { id: string; booking: CourtBooking; now: Date },
  em: EntityManager,
): Promise<void> {
  const mail = { id, person: booking.user, change: String(now.getTime()) }
  await queueAboutPlayer(services, playerAnsweredMail, mail, em)
}

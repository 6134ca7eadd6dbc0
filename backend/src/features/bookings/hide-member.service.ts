import { type EntityManager, In, MoreThan } from 'typeorm'
import type { User } from '../../accounts/user.entity'
import { fieldError } from '../../core/errors'
import { db } from '../../database/data-source'
import type { Services } from '../../graphql/services'
import { lockRecipients } from '../../mail/person-mails'
import { normalizeId } from '../../shared/rules'
import { lockAllCourts } from '../courts/courts.service'
import { HiddenMember } from '../hidden-members/hidden-member.entity'
import { areHidden } from '../hidden-members/hidden-members.service'
import { runBooking } from './book-court.service'
import { findActiveMembership, lockMemberships } from './booking-members.service'
import { BookingPlayer, PlayerState } from './booking-player.entity'
import { queueAboutPlayer, TAKES_PLACE, tellOwner, toName } from './booking-players'
import type { HideFromMemberInput } from './booking-players.inputs'
import { playerRemovedMail } from './booking-players.mails'
import type { PlayerName } from './booking-players.types'
import { findByAddressOrId, noMember } from './player-places.service'

/** Returns the members from whom a person hides, by name. They have chosen each of them, so they read the names. */
export async function listHiddenMembers({ id: userId }: Pick<User, 'id'>): Promise<PlayerName[]> {
  const rows = await db.getRepository(HiddenMember).find({
    where: { userId },
    relations: { hidden: true },
    order: { hidden: { firstName: 'ASC', lastName: 'ASC', id: 'ASC' } },
  })
  return rows.map(({ hidden }) => toName(hidden))
}

/**
 * Hides the caller and another member from each other (HIDE-1). Each leaves the bookings of the other that have not
 * begun, and is told without a name. Again, it changes nothing. Throws BAD_USER_INPUT for `email` and `userId`.
 */
export function hideFromMember(
  services: Services,
  user: User,
  input: HideFromMemberInput,
  now: Date,
): Promise<PlayerName[]> {
  return runBooking(async em => {
    await lockAllCourts(em)
    const other = await findOther(user, input, em)
    const key = { userId: user.id, hiddenId: other.id }
    if (await em.existsBy(HiddenMember, key)) return
    const pair = [user.id, other.id]
    await lockMemberships(pair, em)
    await lockRecipients([user, other], em)
    await em.insert(HiddenMember, { ...key, createdAt: now })
    await endSharedBookings(services, { user, pair, now }, em)
  }).then(() => listHiddenMembers(user))
}

async function findOther(user: User, input: HideFromMemberInput, em: EntityManager): Promise<User> {
  const other = await findByAddressOrId(input, em)
  if (other?.id === user.id) throw fieldError('email', 'This is your own address')
  if (!other || !(await findActiveMembership(other, em))) throw noMember()
  // Who is hidden from the caller is found by nothing, so that a second hiding names nobody.
  const isOwn = await em.existsBy(HiddenMember, { userId: user.id, hiddenId: other.id })
  if (!isOwn && (await areHidden(user.id, other.id, em))) throw noMember()
  return other
}

interface Pair {
  /** Who hides. */
  user: User
  pair: readonly string[]
  now: Date
}

async function endSharedBookings(
  services: Services,
  { user, pair, now }: Pair,
  em: EntityManager,
): Promise<void> {
  const shared = await em.find(BookingPlayer, {
    where: {
      userId: In(pair),
      booking: { userId: In(pair) },
      state: TAKES_PLACE,
      startsAt: MoreThan(now),
    },
    relations: { user: true, booking: { user: true } },
    order: { insertPosition: 'ASC' },
  })
  for (const { id, state, user: player, booking } of shared) {
    if (booking.userId === user.id) {
      await em.update(BookingPlayer, id, { state: PlayerState.removed, removeReason: null })
      const mail = { id, person: player, change: String(now.getTime()) }
      await queueAboutPlayer(services, playerRemovedMail, mail, em)
    } else {
      const answer = state === PlayerState.invited ? PlayerState.declined : PlayerState.left
      await em.update(BookingPlayer, id, { state: answer, answeredAt: now })
      await tellOwner(services, { id, booking, now }, em)
    }
  }
}

/** Ends that the caller hides from a member, and returns from whom they still hide. What ended stays ended. */
export async function showToMember(
  user: Pick<User, 'id'>,
  hiddenId: string,
): Promise<PlayerName[]> {
  await db.getRepository(HiddenMember).delete({ userId: user.id, hiddenId: normalizeId(hiddenId) })
  return listHiddenMembers(user)
}

import { In, type EntityManager } from 'typeorm'
import { AppError } from '../../core/errors'
import type { User } from '../../accounts/user.entity'
import { db } from '../../database/data-source'
import { lockRow } from '../../database/lock-row'
import { mayDo, type StaffRules } from '../../graphql/rights'
import { LaunchPhase } from '../launch/launch.entity'
import { getLaunch } from '../launch/launch.service'
import { Membership, MembershipState } from '../memberships/membership.entity'

export const FOR_MEMBERS = 'Booking is for members.'

/** Returns the person's active membership, or null. */
export const findActiveMembership = (
  { id: userId }: Pick<User, 'id'>,
  em: EntityManager = db.manager,
): Promise<Membership | null> => em.findOneBy(Membership, { userId, state: MembershipState.active })

/** Throws NOT_OPEN_YET before phase `booking`, as this server knows it. */
export async function requireBookingPhase(): Promise<void> {
  const { phase } = await getLaunch()
  if (phase !== LaunchPhase.booking) throw new AppError('NOT_OPEN_YET')
}

/** The errors of requireBookingMember, for an operation's description. */
export const NO_MEMBERSHIP = ['NOT_OPEN_YET', 'FORBIDDEN without a membership'] as const

/** Throws NOT_OPEN_YET before phase `booking`; FORBIDDEN for people who are neither members nor the team. */
export async function requireBookingMember(user: User, rules: StaffRules): Promise<void> {
  await requireBookingPhase()
  const isAllowed = mayDo(user, 'DAY_READ', rules) || (await findActiveMembership(user)) !== null
  if (!isAllowed) throw new AppError('FORBIDDEN', FOR_MEMBERS)
}

/**
 * Locks the person's active membership, after the courts: bookings of one person then wait for each
 * other, so each sees what the others have used. Returns null without one.
 */
export const lockMembership = (userId: string, em: EntityManager): Promise<Membership | null> =>
  lockRow(Membership, { userId, state: MembershipState.active }, em, 'for_no_key_update')

/** Locks people's active memberships, by id, after the courts, and returns them. */
export const lockMemberships = (
  userIds: readonly string[],
  em: EntityManager,
): Promise<Membership[]> =>
  em.find(Membership, {
    where: { userId: In(userIds), state: MembershipState.active },
    order: { id: 'ASC' },
    lock: { mode: 'for_no_key_update' },
  })

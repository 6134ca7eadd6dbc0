import { In, type EntityManager, type FindOptionsWhere } from 'typeorm'
import { CalendarAddress } from '../../accounts/calendar-address.entity'
import { requireKept } from '../../accounts/require-kept'
import { User } from '../../accounts/user.entity'
import { AppError } from '../../core/errors'
import { db } from '../../database/data-source'
import { select } from '../../database/select'
import type { NotTold } from '../../mail/not-told'
import { queueToPerson } from '../../mail/person-mails'
import type { Connection } from '../../pagination/connection'
import { paginateForTeam } from '../../pagination/followed-list'
import { applySearch } from '../../pagination/search'
import { emit } from '../../webhooks/emit'
import type { Services } from '../../graphql/services'
import { Membership, type Plan } from './membership.entity'
import { startPlan } from './membership-plans.service'
import { membershipEnded, membershipStarted } from './memberships.events'
import type { MembershipArgs } from './memberships.inputs'
import {
  membershipEndChangedMail,
  membershipStartedMail,
  membershipUndoneMail,
  type MembershipEndChange,
} from './memberships.mails'

interface NewMembership {
  user: Pick<User, 'id' | 'email'>
  plan: Plan
  startedAt: Date
  offerId?: string | undefined
}

/**
 * Starts a membership, in the transaction that moves the entry to `joined` and has locked it. Throws
 * CONFLICT if the account is about to be deleted: its deletion locks the entry, too.
 */
export async function startMembership(
  { user, plan, startedAt, offerId }: NewMembership,
  em: EntityManager,
): Promise<Membership> {
  requireKept(await em.findOneByOrFail(User, { id: user.id }))
  const row = { userId: user.id, plan, startedAt, offerId: offerId ?? null }
  const membership = await em.save(em.create(Membership, row))
  await startPlan(membership, em)
  await emit(membershipStarted, [membership], em)
  return membership
}

/** Queues the mail about a new membership. Returns as queueToPerson. */
export function queueMembershipStarted(
  services: Services,
  { id }: Membership,
  user: User,
  em: EntityManager,
): Promise<NotTold[]> {
  const key = `${membershipStartedMail.name}:${id}`
  const mail = { template: membershipStartedMail, data: { membershipId: id }, key }
  return queueToPerson(services, mail, user, em)
}

/** Queues the mail about a membership that the team has undone. Returns as queueToPerson. */
export function queueMembershipUndone(
  services: Services,
  user: User,
  em: EntityManager,
): Promise<NotTold[]> {
  return queueToPerson(services, { template: membershipUndoneMail, data: {} }, user, em)
}

/** How the end of a membership has changed, and who has changed it. */
export interface EndChange {
  change: MembershipEndChange
  /** The last day, as YYYY-MM-DD; the former one if the end was withdrawn. */
  endsOn: string
  /** How many bookings after the last day were cancelled. */
  cancelled: number
}

/** Queues the mail about a change of the end; `membership.user` is loaded. Returns as queueToPerson. */
export function queueEndChanged(
  services: Services,
  { id, user }: Membership,
  change: EndChange,
  em: EntityManager,
): Promise<NotTold[]> {
  const data = { membershipId: id, ...change }
  return queueToPerson(services, { template: membershipEndChangedMail, data }, user, em)
}

/**
 * Deletes the active membership of each person, in the transaction that undoes `joined`. Returns the
 * ids of the offers that they came from. Throws CONFLICT if the desk has settled dues of one
 * (MEMBERSHIP-24).
 */
export async function removeMemberships(
  userIds: readonly string[],
  em: EntityManager,
): Promise<string[]> {
  const [paid] = await em.query<object[]>(
    `SELECT FROM due JOIN membership ON membership.id = due."membershipId"
     WHERE due."userId" = ANY ($1) AND due.state = 'settled' AND membership.state = 'active' LIMIT 1`,
    [userIds],
  )
  if (paid)
    throw new AppError(
      'CONFLICT',
      'The desk has settled dues of this membership. Please end the membership instead.',
    )
  const [removed] = await em.query<[Pick<Membership, 'id' | 'userId' | 'offerId'>[], number]>(
    `DELETE FROM membership WHERE "userId" = ANY ($1) AND state = 'active'
     RETURNING id, "userId", "offerId"`,
    [userIds],
  )
  await followEndedMemberships(removed, em)
  return removed.flatMap(({ offerId }) => offerId ?? [])
}

/**
 * Ends what memberships that have ended allowed: the address of the calendar and the live view of the
 * courts.
 */
export async function followEndedMemberships(
  ended: readonly Pick<Membership, 'id' | 'userId'>[],
  em: EntityManager,
): Promise<void> {
  const userIds = ended.map(({ userId }) => userId)
  await em.delete(CalendarAddress, { userId: In(userIds) })
  await emit(membershipEnded, ended, em)
}

/** Locks a membership and returns it with its person; null if there is none. */
export const lockMembershipOf = (
  where: FindOptionsWhere<Membership>,
  em: EntityManager,
): Promise<Membership | null> =>
  em.findOne(Membership, {
    where,
    relations: { user: true },
    lock: { mode: 'pessimistic_write', tables: ['membership'] },
  })

/** Returns the person's latest membership, or null. */
export async function findMembership(user: User): Promise<Membership | null> {
  const where = { userId: user.id }
  const latest = await db.getRepository(Membership).findOne({ where, order: { number: 'DESC' } })
  return latest && Object.assign(latest, { user })
}

/** Returns each person's founding number: that of the active membership, or else of the latest one. */
export async function findFoundingNumbers(
  userIds: readonly string[],
  em: EntityManager = db.manager,
): Promise<Map<string, number>> {
  const rows = await em.query<{ userId: string; number: number }[]>(
    `SELECT "userId", max(number) AS number FROM membership WHERE "userId" = ANY ($1) GROUP BY 1`,
    [userIds],
  )
  return new Map(rows.map(({ userId, number }) => [userId, number]))
}

/** Returns a page of the memberships with their people, by number. */
export function listMemberships({
  search,
  state,
  ...page
}: MembershipArgs): Promise<Connection<Membership>> {
  const rows = select(Membership, 'membership').join('user', 'person', [
    'id',
    'email',
    'firstName',
    'lastName',
  ])
  if (state) rows.filter(value => `membership.state = ${value(state)}`)
  applySearch(rows, search, 'person."searchText"')
  const list = { time: 'startedAt', by: ['membership.number'], direction: 'ASC' } as const
  return paginateForTeam(rows, page, list)
}

import { In, type EntityManager } from 'typeorm'
import { defineAuditActions } from '../../audit/audit-action'
import { clubDay, clubDayAfter } from '../../core/club-day'
import { AppError, fieldError } from '../../core/errors'
import { CalendarAddress } from '../../accounts/calendar-address.entity'
import type { User } from '../../accounts/user.entity'
import { db } from '../../database/data-source'
import { notify } from '../../database/notifications'
import { select } from '../../database/select'
import { queueToPerson } from '../../mail/person-mails'
import type { Connection } from '../../pagination/connection'
import { paginateForTeam } from '../../pagination/followed-list'
import { applySearch } from '../../pagination/search'
import { queueWebhookEvents } from '../../webhooks/queue-webhook-events'
import type { Services } from '../feature'
import { Membership, MembershipState, type Plan } from './membership.entity'
import { membershipEnded, membershipStarted } from './memberships.events'
import type { EndMembershipOfInput, MembershipArgs } from './memberships.inputs'
import { membershipStartedMail } from './memberships.mails'

export const membershipActions = defineAuditActions({
  membership_end: 'Set the end of a membership.',
})

/** The NOTIFY channel of memberships that have ended or were undone. The payload is the person's id. */
export const MEMBERSHIP_ENDED = 'membership_ended'

/** A member who gives notice stays a member for this many New York days, as the membership page states. */
const NOTICE_DAYS = 30

interface NewMembership {
  user: Pick<User, 'id' | 'email'>
  plan: Plan
  startedAt: Date
  offerId?: string | undefined
}

/** Starts a membership, in the transaction that moves the entry to `joined`. */
export async function startMembership(
  { user, plan, startedAt, offerId }: NewMembership,
  em: EntityManager,
): Promise<Membership> {
  const row = { userId: user.id, plan, startedAt, offerId: offerId ?? null }
  const membership = await em.save(em.create(Membership, row))
  const { id: membershipId, userId, number } = membership
  await queueWebhookEvents(membershipStarted, [{ membershipId, userId, plan, number }], em)
  return membership
}

/** Queues the mail about a new membership. */
export async function queueMembershipStarted(
  services: Pick<Services, 'mailer'>,
  { id }: Membership,
  user: User,
  em: EntityManager,
): Promise<void> {
  const key = `${membershipStartedMail.name}:${id}`
  const mail = { template: membershipStartedMail, data: { membershipId: id }, key }
  await queueToPerson(services, mail, user, em)
}

/**
 * Deletes the active membership of each person, in the transaction that undoes `joined`. Returns the
 * ids of the offers that they came from.
 */
export async function removeMemberships(
  userIds: readonly string[],
  em: EntityManager,
): Promise<string[]> {
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
 * courts. Queues their webhook events.
 */
export async function followEndedMemberships(
  ended: readonly Pick<Membership, 'id' | 'userId'>[],
  em: EntityManager,
): Promise<void> {
  const userIds = ended.map(({ userId }) => userId)
  await em.delete(CalendarAddress, { userId: In(userIds) })
  await notify(MEMBERSHIP_ENDED, userIds, em)
  const events = ended.map(({ id, userId }) => ({ membershipId: id, userId }))
  await queueWebhookEvents(membershipEnded, events, em)
}

/** Returns the person's latest membership, or null. */
export async function findMembership(user: User): Promise<Membership | null> {
  const where = { userId: user.id }
  const latest = await db.getRepository(Membership).findOne({ where, order: { number: 'DESC' } })
  return latest && Object.assign(latest, { user })
}

/**
 * Gives notice: the membership ends 30 New York days later. Giving notice again changes nothing.
 * Throws NOT_FOUND without an active membership.
 */
export function endMembership(user: User, now: Date): Promise<Membership> {
  return changeOwn(user, ({ endsOn }) => endsOn ?? clubDayAfter(now, NOTICE_DAYS))
}

/**
 * Withdraws the person's own notice. Throws NOT_FOUND without an active membership; CONFLICT if the
 * team has set the end.
 */
export function keepMembership(user: User): Promise<Membership> {
  return changeOwn(user, ({ endReason }) => {
    if (endReason !== null)
      throw new AppError(
        'CONFLICT',
        'The club has ended this membership. Please ask the front desk.',
      )
    return null
  })
}

function changeOwn(
  user: User,
  endOf: (membership: Membership) => string | null,
): Promise<Membership> {
  return db.transaction(async em => {
    const membership = await em.findOne(Membership, {
      where: { userId: user.id, state: MembershipState.active },
      lock: { mode: 'pessimistic_write' },
    })
    if (!membership) throw new AppError('NOT_FOUND', 'You have no membership.')
    const changed = await em.save(Object.assign(membership, { endsOn: endOf(membership) }))
    return Object.assign(changed, { user })
  })
}

/**
 * Sets the last day of a membership and writes an audit record, in one transaction. Throws
 * NOT_FOUND; CONFLICT if it has ended; BAD_USER_INPUT for a day before today.
 */
export function endMembershipOf(
  { auditLog }: Pick<Services, 'auditLog'>,
  actor: User,
  { id, endsOn, reason }: EndMembershipOfInput,
  now: Date,
): Promise<Membership> {
  if (endsOn < clubDay(now)) throw fieldError('endsOn', 'Please choose today or a later day')
  return db.transaction(async em => {
    const membership = await em.findOne(Membership, {
      where: { id },
      relations: { user: true },
      lock: { mode: 'pessimistic_write', tables: ['membership'] },
    })
    if (!membership) throw new AppError('NOT_FOUND')
    if (membership.state === MembershipState.ended)
      throw new AppError('CONFLICT', 'This membership has ended.')
    const before = { endsOn: membership.endsOn }
    const change = {
      action: membershipActions.membership_end,
      subjectId: membership.id,
      before,
      after: { endsOn },
    }
    await auditLog.record(actor, change, em)
    return em.save(Object.assign(membership, { endsOn, endReason: reason.trim() }))
  })
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
export function listMemberships(
  { search, state, ...page }: MembershipArgs,
  maxPageSize?: number,
): Promise<Connection<Membership>> {
  const rows = select(Membership, 'membership').join('user', 'person', [
    'id',
    'email',
    'firstName',
    'lastName',
  ])
  if (state) rows.filter(value => `membership.state = ${value(state)}`)
  applySearch(rows, search, 'person."searchText"')
  const order = { by: ['membership.number'], direction: 'ASC' } as const
  const list = { alias: 'membership', time: 'startedAt', ...order }
  return paginateForTeam(rows, { ...page, maxPageSize }, list)
}

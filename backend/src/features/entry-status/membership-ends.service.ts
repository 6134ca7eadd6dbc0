import type { EntityManager } from 'typeorm'
import { defineAuditActions } from '../../audit/audit-action'
import { clubDateInWords, clubDay, clubDayAfter } from '../../core/club-day'
import { AppError, fieldError, requireRow } from '../../core/errors'
import type { User } from '../../accounts/user.entity'
import { db } from '../../database/data-source'
import { uniqueNotTold, type NotTold } from '../../mail/not-told'
import { lockRecipients } from '../../mail/person-mails'
import { cancelUpcoming } from '../bookings/cancel-booking.service'
import { boundsOfDay } from '../courts/court-times.service'
import { lockAllCourts } from '../courts/courts.service'
import type { Services } from '../../graphql/services'
import { club } from '../../shared/club'
import { Membership, MembershipState } from '../memberships/membership.entity'
import type {
  EndMembershipOfInput,
  KeepMembershipOfInput,
  MembershipEndBeforeInput,
} from '../memberships/memberships.inputs'
import type { MembershipEndChange } from '../memberships/memberships.mails'
import { lockMembershipOf, queueEndChanged } from '../memberships/memberships.service'

export const membershipEndActions = defineAuditActions({
  membership_end: 'Set or withdrew the end of a membership.',
})

/**
 * Gives notice: the membership ends 30 New York days later, as the membership page states, and its bookings
 * after that day are cancelled.
 * Giving notice again changes nothing. Throws NOT_FOUND without an active membership.
 */
export function endMembership(services: Services, user: User, now: Date): Promise<Membership> {
  return changeOwn(user, (membership, em) => {
    if (membership.endsOn !== null) return Promise.resolve(membership)
    const end = {
      endsOn: clubDayAfter(now, club.cancellationNoticeDays),
      endReason: null,
      change: 'notice',
    } as const
    return setEnd(services, membership, { ...end, now }, em)
  })
}

/**
 * Withdraws the person's own notice. Throws NOT_FOUND without an active membership; CONFLICT if the
 * team has set the end.
 */
export function keepMembership(services: Services, user: User): Promise<Membership> {
  return changeOwn(user, (membership, em) => {
    if (membership.endReason !== null)
      throw new AppError(
        'CONFLICT',
        'The club has ended this membership. Please ask the front desk.',
      )
    return withdrawEnd(services, membership, 'notice_withdrawn', em)
  })
}

function changeOwn(
  user: User,
  change: (membership: Membership, em: EntityManager) => Promise<Membership>,
): Promise<Membership> {
  return db.transaction(async em => {
    await lockAllCourts(em)
    const where = { userId: user.id, state: MembershipState.active }
    return change(requireRow(await lockMembershipOf(where, em), 'You have no membership.'), em)
  })
}

/**
 * Sets the last day of a membership, cancels its bookings after that day and writes an audit record, in
 * one transaction. The same end again changes nothing. Throws NOT_FOUND; CONFLICT if it has ended, or has
 * another end than `endBefore`; BAD_USER_INPUT for a day before today.
 */
export function endMembershipOf(
  services: Services,
  actor: User,
  { id, endsOn, reason, endBefore }: EndMembershipOfInput,
  now: Date,
): Promise<Membership> {
  if (endsOn < clubDay(now)) throw fieldError('endsOn', 'Please choose today or a later day')
  const endReason = reason.trim()
  return changeOf(services, { actor, id, endsOn, endReason, endBefore }, (membership, em) => {
    const change = membership.endsOn === null ? 'set' : 'moved'
    return setEnd(services, membership, { endsOn, endReason, change, now }, em)
  })
}

/**
 * Withdraws the end of a membership, also a member's own notice (WAITLIST-30), and writes an audit
 * record, in one transaction. Throws NOT_FOUND; CONFLICT if it has ended, has no end, or has another end
 * than `endBefore`.
 */
export function keepMembershipOf(
  services: Services,
  actor: User,
  { id, endBefore }: KeepMembershipOfInput,
): Promise<Membership> {
  const change = { actor, id, endsOn: null, endReason: null, endBefore }
  return changeOf(services, change, (membership, em) => {
    if (membership.endsOn === null)
      throw new AppError('CONFLICT', 'This membership has no end to withdraw.')
    return withdrawEnd(services, membership, 'withdrawn', em)
  })
}

interface TeamChange {
  actor: User
  id: string
  endsOn: string | null
  endReason: string | null
  endBefore: MembershipEndBeforeInput | null | undefined
}

function changeOf(
  { auditLog }: Services,
  { actor, id, endsOn, endReason, endBefore }: TeamChange,
  change: (membership: Membership, em: EntityManager) => Promise<Membership>,
): Promise<Membership> {
  return db.transaction(async em => {
    await lockAllCourts(em)
    const membership = requireRow(await lockMembershipOf({ id }, em))
    if (membership.state === MembershipState.ended)
      throw new AppError('CONFLICT', 'This membership has ended.')
    const isDone = membership.endsOn === endsOn && membership.endReason === endReason
    if (isDone && endsOn !== null) return membership
    if (endBefore) requireEndBefore(membership, endBefore)
    const action = membershipEndActions.membership_end
    const before = { endsOn: membership.endsOn }
    const after = { endsOn }
    await auditLog.record(actor, { action, subjectId: membership.id, before, after }, em)
    return change(membership, em)
  })
}

/** Throws CONFLICT, which says who has changed the end, if it is another one (WAITLIST-30). */
function requireEndBefore(
  { endsOn, endReason }: Membership,
  before: MembershipEndBeforeInput,
): void {
  if (endsOn === (before.endsOn ?? null) && endReason === (before.endReason ?? null)) return
  if (endsOn === null)
    throw new AppError('CONFLICT', 'The end of this membership has been withdrawn meanwhile.')
  const day = clubDateInWords(endsOn)
  throw new AppError(
    'CONFLICT',
    endReason === null
      ? `The member has given notice meanwhile: ${day} is the last day.`
      : `Somebody else has set ${day} as the last day meanwhile. Reason: ${endReason}`,
  )
}

interface End extends Pick<Membership, 'endReason'> {
  endsOn: string
  change: MembershipEndChange
  now: Date
}

/** Sets the end of a locked membership whose user is loaded; all courts are locked. */
async function setEnd(
  services: Services,
  membership: Membership,
  { endsOn, endReason, change, now }: End,
  em: EntityManager,
): Promise<Membership> {
  await lockRecipients([membership.user], em)
  const { endsAt: from } = boundsOfDay(endsOn)
  const reason = 'It is after the last day of the membership.'
  const cancelled = await cancelUpcoming(services, [membership.userId], { now, from, reason }, em)
  const { count } = cancelled
  return saveEnd(membership, { endsOn, endReason }, em, async () => [
    ...cancelled.notTold,
    ...(await queueEndChanged(services, membership, { change, endsOn, cancelled: count }, em)),
  ])
}

/** Withdraws the end of a locked membership, if it has one. */
async function withdrawEnd(
  services: Services,
  membership: Membership,
  change: MembershipEndChange,
  em: EntityManager,
): Promise<Membership> {
  const { endsOn } = membership
  if (endsOn === null) return membership
  return saveEnd(membership, { endsOn: null, endReason: null }, em, () =>
    queueEndChanged(services, membership, { change, endsOn, cancelled: 0 }, em),
  )
}

async function saveEnd(
  membership: Membership,
  end: Pick<Membership, 'endsOn' | 'endReason'>,
  em: EntityManager,
  tell: () => Promise<NotTold[]>,
): Promise<Membership> {
  await em.update(Membership, membership.id, end)
  return Object.assign(membership, end, { notTold: uniqueNotTold(await tell()) })
}

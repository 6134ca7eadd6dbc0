import { randomUUID } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { defineAuditActions } from '../../audit/audit-action'
import { hashPassword } from '../../accounts/passwords'
import { Role, User } from '../../accounts/user.entity'
import { clubDay } from '../../core/club-day'
import { db } from '../../database/data-source'
import type { Services } from '../../graphql/services'
import { goneAddress } from '../../shared/gone-address'
import { cancelUpcoming } from '../bookings/cancel-booking.service'
import { lockAllCourts } from '../courts/courts.service'
import { requireLeavingOpen } from '../launch/launch.service'
import { Membership, MembershipState } from '../memberships/membership.entity'
import { followEndedMemberships } from '../memberships/memberships.service'
import { departEntry, lockCounter, lockEntryOf } from '../waitlist/entry-moves.service'
import { forgetWaitlistCounter } from '../waitlist/waitlist-availability.service'
import { WaitlistStatus, type WaitlistEntry } from '../waitlist/waitlist-entry.entity'
import { LEFT, endOpenOffers } from '../waves/offer-decisions.service'
import { listObstacles } from './deletion-obstacles.service'
import { erasePerson } from './erase-person.service'
import { isUnused } from './unused-accounts.service'

export const privacyActions = defineAuditActions({
  account_deleted: 'Deleted an account.',
  address_forgotten: 'Deleted what the club knew about an address without an account.',
})

/**
 * Why it is deleted: the person or the team asked for it, nobody has used it for 24 months, or a restored
 * backup had the account again.
 */
export type DeletedBy = 'person' | 'team' | 'unused' | 'restore'

interface Deletion {
  userId: string
  by: DeletedBy
  now: Date
  /** The owner who deletes it, and why; only with `by: 'team'`. */
  forgetting?: { actor: User; reason: string }
}

const REASON = 'The account was deleted.'

/**
 * Deletes an account in one transaction (ACCOUNT-53): the place is freed, an open offer declined, and
 * every row erased as its table's fate says. The row of the account stays, without name and address.
 * Returns false, and changes nothing, if it is deleted already, is not due any more, or something must be
 * done first (ACCOUNT-52). After a restore, it ends membership, bookings and charges itself.
 */
export async function eraseAccount(
  services: Services,
  { userId, by, now, forgetting }: Deletion,
): Promise<boolean> {
  const password = await hashPassword(randomUUID())
  const isErased = await db.transaction(async em => {
    await requireLeavingOpen(em)
    if (by === 'restore') await lockAllCourts(em)
    await lockCounter(em)
    const entry = await lockEntryOf(userId, em)
    if (by === 'restore') await endAffairs(services, userId, now, em)
    const seen = await em.findOneBy(User, { id: userId })
    if (!seen || seen.role === Role.ADMIN) return false
    const obstacles = await listObstacles(seen, now, em)
    const person = await em.findOneOrFail(User, {
      where: { id: userId },
      lock: { mode: 'pessimistic_write' },
    })
    if (!isDue(person, by, now) || obstacles.length > 0) return false
    if (by === 'unused' && !(await isUnused(userId, now, em))) return false
    if (entry) await leavePlace(entry, now, em)
    const email = person.emailConfirmed ? person.email : null
    const owner = { id: userId, email, gone: goneAddress(userId), password, now }
    const words = await erasePerson(services.personalData, owner, em)
    const reason = forgetting && (await redactText(forgetting.reason, words, em))
    const after = { by, ...(reason !== undefined && { reason }) }
    const change = { action: privacyActions.account_deleted, subjectId: userId, after }
    await services.auditLog.record(forgetting?.actor ?? null, change, em)
    return true
  })
  forgetWaitlistCounter()
  return isErased
}

/** Frees the place, unless the person has left it before, and declines an open offer. */
async function leavePlace(entry: WaitlistEntry, now: Date, em: EntityManager): Promise<void> {
  const declined = await endOpenOffers([entry.id], LEFT, em)
  if (entry.status !== WaitlistStatus.left)
    await departEntry(entry, { countsAsAsked: declined.size > 0, now }, em)
}

function isDue({ deletedAt, deletionDueAt }: User, by: DeletedBy, now: Date): boolean {
  if (deletedAt) return false
  return by !== 'person' || (deletionDueAt !== null && deletionDueAt <= now)
}

/** Returns the text without the words, as records have it. */
export async function redactText(
  text: string,
  words: readonly string[],
  em: EntityManager,
): Promise<string> {
  const [row] = await em.query<[{ text: string }]>('SELECT redact($1, $2) AS text', [text, words])
  return row.text
}

/** Ends what a restored backup has of a person whose account had been deleted after it. */
async function endAffairs(
  services: Services,
  userId: string,
  now: Date,
  em: EntityManager,
): Promise<void> {
  const active = await em.find(Membership, {
    where: { userId, state: MembershipState.active },
    lock: { mode: 'for_no_key_update' },
  })
  await cancelUpcoming(services, [userId], { now, reason: REASON }, em)
  for (const { id, endsOn } of active)
    await em.update(Membership, id, {
      state: MembershipState.ended,
      endsOn: endsOn ?? clubDay(now),
    })
  await followEndedMemberships(active, em)
  await em.query(
    `UPDATE charge SET state = 'waived', "waivedReason" = $2 WHERE "userId" = $1 AND state = 'open'`,
    [userId, REASON],
  )
  await em.update(User, userId, { appointedRole: null })
}

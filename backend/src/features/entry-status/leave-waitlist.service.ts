import type { EntityManager } from 'typeorm'
import { defineAuditActions } from '../../audit/audit-action'
import { clubDay } from '../../core/club-day'
import { AppError, requireRow } from '../../core/errors'
import type { User } from '../../accounts/user.entity'
import { db } from '../../database/data-source'
import { queueToPerson } from '../../mail/person-mails'
import type { Services } from '../../graphql/services'
import { requireLeavingOpen } from '../launch/launch.service'
import {
  departEntry,
  lockCounter,
  lockEntry,
  lockEntryOf,
  moveEntries,
} from '../waitlist/entry-moves.service'
import { forgetWaitlistCounter } from '../waitlist/waitlist-availability.service'
import { WaitlistEntry, WaitlistStatus } from '../waitlist/waitlist-entry.entity'
import { LEFT, decideOffer, endOpenOffers, lockOwnOffer } from '../waves/offer-decisions.service'
import { OfferState } from '../waves/offer.entity'
import type { RemoveEntryInput, RestoreEntryInput } from './entry-status.inputs'
import { waitlistLeftMail, waitlistRestoredMail } from './entry-status.mails'

export const leavingActions = defineAuditActions({
  waitlist_remove: 'Removed an entry from the waitlist.',
  waitlist_restore: 'Took back the removal of an entry from the waitlist.',
})

/**
 * Removes the person from the waitlist: their place becomes free, and an open offer is declined.
 * Throws NOT_FOUND without an entry; CONFLICT for a member, and if they have left already.
 */
export function leaveWaitlist(services: Services, user: User): Promise<WaitlistEntry> {
  return withCounter(async em => {
    const entry = requireRow(await lockEntryOf(user.id, em), 'You are not on the waitlist.')
    const declined = await endOpenOffers([entry.id], LEFT, em)
    return leave(services, entry, { countsAsAsked: declined.size > 0 }, em)
  })
}

/** Declines the person's own offer and leaves the waitlist. Throws as declineOffer. */
export function declineAndLeave(
  services: Services,
  user: User,
  id: string,
): Promise<WaitlistEntry> {
  return withCounter(async em => {
    const { entry } = await lockOwnOffer(user, id, em)
    await decideOffer(id, LEFT, em)
    return leave(services, entry, { countsAsAsked: true }, em)
  })
}

/**
 * Removes an entry from the waitlist, withdraws its open offer, mails the person and writes an audit
 * record, in one transaction. Throws NOT_FOUND; CONFLICT for a member, and if they have left already.
 */
export function removeEntry(
  services: Services,
  actor: User,
  { id, reason }: RemoveEntryInput,
): Promise<WaitlistEntry> {
  return withCounter(async em => {
    const entry = await lockEntry(id, em)
    const before = { status: entry.status }
    const text = reason.trim()
    await endOpenOffers([entry.id], { state: OfferState.withdrawn, reason: text }, em)
    const left = await leave(services, entry, { reason: text }, em)
    const after = { status: left.status }
    const change = { action: leavingActions.waitlist_remove, subjectId: entry.id, before, after }
    await services.auditLog.record(actor, change, em)
    return left
  })
}

/**
 * Takes the team's removal of an entry back on the same New York day: the person waits again, at
 * their position. Mails the person and writes an audit record, in one transaction. Throws NOT_FOUND;
 * CONFLICT for any other entry, and if the place has been given to somebody else (WAITLIST-26).
 */
export function restoreEntry(
  services: Services,
  actor: User,
  { id }: RestoreEntryInput,
  now: Date,
): Promise<WaitlistEntry> {
  return withCounter(async em => {
    const entry = await lockEntry(id, em)
    if (!isRestorable(entry, now))
      throw new AppError('CONFLICT', 'Only a removal of today can be taken back.')
    const [taken] = await em.query<[unknown[], number]>(
      `UPDATE waitlist_counter SET "left" = "left" - 1 WHERE total - "left" < "maxTotal" RETURNING total`,
    )
    if (taken.length === 0)
      throw new AppError('CONFLICT', 'The place has been given to somebody else.')
    const key = `${waitlistRestoredMail.name}:${entry.id}:${String(entry.leftAt?.getTime())}`
    const before = { status: entry.status }
    await moveEntries([entry], { to: WaitlistStatus.waiting }, em)
    await em.update(WaitlistEntry, entry.id, { leftReason: null })
    Object.assign(entry, { leftReason: null })
    const action = leavingActions.waitlist_restore
    const after = { status: entry.status }
    await services.auditLog.record(actor, { action, subjectId: entry.id, before, after }, em)
    const mail = { template: waitlistRestoredMail, data: { waitingEntryId: entry.id }, key }
    return Object.assign(entry, { notTold: await queueToPerson(services, mail, entry.user, em) })
  })
}

/** Returns whether the team has removed the entry on this New York day. */
export const isRestorable = ({ status, leftAt, leftReason }: WaitlistEntry, now: Date): boolean =>
  status === WaitlistStatus.left &&
  leftReason !== null &&
  leftAt !== null &&
  clubDay(leftAt) === clubDay(now)

/** Runs the work in a transaction that holds the counter's lock, unless leaving is not open yet. */
async function withCounter(
  work: (em: EntityManager) => Promise<WaitlistEntry>,
): Promise<WaitlistEntry> {
  const entry = await db.transaction(async em => {
    await requireLeavingOpen(em)
    await lockCounter(em)
    return work(em)
  })
  forgetWaitlistCounter()
  return entry
}

const REFUSED: Partial<Record<WaitlistStatus, string>> = {
  joined: 'A member cannot leave the waitlist. Please end the membership instead.',
  left: 'This entry has left the waitlist already.',
}

interface Departure {
  /** Why the team removes the entry. */
  reason?: string
  /** The person declined an offer by leaving (WAITLIST-17). */
  countsAsAsked?: boolean
}

/** Moves a locked entry to `left` and queues the mail. Throws CONFLICT. */
async function leave(
  services: Services,
  entry: WaitlistEntry,
  { reason, countsAsAsked }: Departure,
  em: EntityManager,
): Promise<WaitlistEntry> {
  const refusal = REFUSED[entry.status]
  if (refusal !== undefined) throw new AppError('CONFLICT', refusal)
  await departEntry(entry, { countsAsAsked, now: services.now() }, em)
  if (reason !== undefined) {
    await em.update(WaitlistEntry, entry.id, { leftReason: reason })
    Object.assign(entry, { leftReason: reason })
  }
  // A removal can be taken back and made again.
  const key = `${waitlistLeftMail.name}:${entry.id}:${String(entry.leftAt?.getTime())}`
  const data = { entryId: entry.id, by: reason === undefined ? 'person' : 'club' }
  const mail = { template: waitlistLeftMail, data, key }
  return Object.assign(entry, { notTold: await queueToPerson(services, mail, entry.user, em) })
}

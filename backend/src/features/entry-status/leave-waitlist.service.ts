import type { EntityManager } from 'typeorm'
import { defineAuditActions } from '../../audit/audit-action'
import { AppError } from '../../core/errors'
import type { User } from '../../accounts/user.entity'
import { db } from '../../database/data-source'
import { queueToPerson } from '../../mail/person-mails'
import type { Services } from '../feature'
import { requireLeavingOpen } from '../launch/launch.service'
import { departEntry, lockCounter, lockEntries } from '../waitlist/entry-moves.service'
import { forgetWaitlistCounter } from '../waitlist/waitlist-availability.service'
import { WaitlistEntry, WaitlistStatus } from '../waitlist/waitlist-entry.entity'
import { decideOffer, endOpenOffers, lockOwnOffer } from '../waves/offer-decisions.service'
import { OfferState } from '../waves/offer.entity'
import type { RemoveEntryInput } from './entry-status.inputs'
import { waitlistLeftMail } from './entry-status.mails'

export const leavingActions = defineAuditActions({
  waitlist_remove: 'Removed an entry from the waitlist.',
})

/** The end of an open offer whose person leaves. */
const LEFT = { state: OfferState.declined, reason: 'Left the waitlist.' } as const

type MailServices = Pick<Services, 'mailer'>

/**
 * Removes the person from the waitlist: their place becomes free, and an open offer is declined.
 * Throws NOT_FOUND without an entry; CONFLICT for a member, and if they have left already.
 */
export function leaveWaitlist(services: MailServices, user: User): Promise<WaitlistEntry> {
  return freeOnePlace(async em => {
    const own = await em.findOneBy(WaitlistEntry, { userId: user.id })
    const [entry] = own ? await lockEntries([own.id], em) : []
    if (!entry) throw new AppError('NOT_FOUND', 'You are not on the waitlist.')
    const declined = await endOpenOffers([entry.id], LEFT, em)
    return leave(services, entry, { countsAsAsked: declined.size > 0 }, em)
  })
}

/** Declines the person's own offer and leaves the waitlist. Throws as declineOffer. */
export function declineAndLeave(
  services: MailServices,
  user: User,
  id: string,
): Promise<WaitlistEntry> {
  return freeOnePlace(async em => {
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
  services: MailServices & Pick<Services, 'auditLog'>,
  actor: User,
  { id, reason }: RemoveEntryInput,
): Promise<WaitlistEntry> {
  return freeOnePlace(async em => {
    const [entry] = await lockEntries([id], em)
    if (!entry) throw new AppError('NOT_FOUND')
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

/** Runs the work in a transaction that holds the counter's lock, unless leaving is not open yet. */
async function freeOnePlace(
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
  services: MailServices,
  entry: WaitlistEntry,
  { reason, countsAsAsked }: Departure,
  em: EntityManager,
): Promise<WaitlistEntry> {
  const refusal = REFUSED[entry.status]
  if (refusal !== undefined) throw new AppError('CONFLICT', refusal)
  await departEntry(entry, { countsAsAsked }, em)
  if (reason !== undefined) {
    await em.update(WaitlistEntry, entry.id, { leftReason: reason })
    Object.assign(entry, { leftReason: reason })
  }
  const key = `${waitlistLeftMail.name}:${entry.id}:${String(entry.position)}`
  const mail = { template: waitlistLeftMail, data: { entryId: entry.id }, key }
  await queueToPerson(services, mail, entry.user, em)
  return entry
}

import { Raw, type EntityManager } from 'typeorm'
import { defineAuditActions } from '../../audit/audit-action'
import { AppError, requireRow } from '../../core/errors'
import { User } from '../../accounts/user.entity'
import { db } from '../../database/data-source'
import { Link } from '../../links/link.entity'
import type { AppServices, Services } from '../../graphql/services'
import { markDeliverable } from '../auth/email-confirmation.service'
import type { Membership } from '../memberships/membership.entity'
import { queueMembershipStarted, startMembership } from '../memberships/memberships.service'
import { lockEntry, moveEntries } from '../waitlist/entry-moves.service'
import { WaitlistStatus, type WaitlistEntry } from '../waitlist/waitlist-entry.entity'
import { Offer, OfferState } from './offer.entity'
import {
  decideOffer,
  lockOwnOffer,
  queueAboutOffer,
  returnEntries,
} from './offer-decisions.service'
import { offerLink } from './offers.links'
import { offerWithdrawnMail } from './offers.mails'
import type { AcceptOfferInput, WithdrawOfferInput } from './waves.inputs'

export const offerActions = defineAuditActions({
  offer_withdraw: 'Withdrew an offer.',
})

/** Returns the person's open offer that has not expired, or null. */
export async function findOwnOffer(user: User): Promise<Offer | null> {
  const expiresAt = Raw(column => `${column} > clock_timestamp()`)
  const where = { entry: { userId: user.id }, state: OfferState.open, expiresAt }
  // At most one row. `findOneBy` would read a joined table with two statements.
  const [offer = null] = await db.getRepository(Offer).findBy(where)
  return offer
}

/** Returns the latest offer of the person since they joined the waitlist, in any state, or null. */
export async function findLatestOffer(user: User): Promise<Offer | null> {
  // The columns have the names of the entity's properties.
  const [row] = await db.query<Offer[]>(
    `SELECT offer.* FROM offer JOIN waitlist_entry entry ON entry.id = offer."entryId"
     WHERE entry."userId" = $1 AND offer."sentAt" >= entry."joinedAt"
     ORDER BY offer."sentAt" DESC LIMIT 1`,
    [user.id],
  )
  return row ? db.manager.create(Offer, row) : null
}

/** Whether the offer of a mailed link is the person's own. Throws LINK_EXPIRED for another token. */
export async function isOwnOfferLink(
  { links }: AppServices,
  user: User,
  token: string,
): Promise<boolean> {
  const linkId = links.getId(offerLink, token)
  const link = await db.manager.findOneBy(Link, { id: linkId, purpose: offerLink.name })
  if (!link) throw new AppError('LINK_EXPIRED')
  return db.manager.existsBy(Offer, { id: link.subject, entry: { userId: user.id } })
}

/**
 * Accepts the person's own offer (WAITLIST-22): entry, offer, membership and mail in one transaction. The token of
 * the offer's mailed link also confirms the address. Throws NOT_OPEN_YET; NOT_FOUND for somebody
 * else's offer; CONFLICT if it is decided or has expired; LINK_EXPIRED for another token.
 */
export function acceptOffer(
  services: AppServices,
  user: User,
  { id, plan, token }: AcceptOfferInput,
  now: Date,
): Promise<Membership> {
  const linkId = token ? services.links.getId(offerLink, token) : undefined
  return db.transaction(async em => {
    const { offer, entry } = await lockOwnOffer(user, id, em)
    await decideOffer(id, { state: OfferState.accepted, plan }, em)
    await moveEntries([entry], { to: WaitlistStatus.joined }, em)
    if (linkId !== undefined) await confirmByLink(linkId, { offer, entry, now }, em)
    const membership = await startMembership({ user, plan, startedAt: now, offerId: id }, em)
    await queueMembershipStarted(services, membership, entry.user, em)
    return Object.assign(membership, { user: entry.user })
  })
}

interface LinkedOffer {
  offer: Offer
  entry: WaitlistEntry
  now: Date
}

/** Confirms the address that the link was mailed to, if it still is the person's. Throws LINK_EXPIRED. */
async function confirmByLink(
  linkId: string,
  { offer, entry: { user }, now }: LinkedOffer,
  em: EntityManager,
): Promise<void> {
  const link = await em.findOneBy(Link, { id: linkId, purpose: offerLink.name, subject: offer.id })
  if (link?.email !== user.email) throw new AppError('LINK_EXPIRED')
  await confirmAddress(user, now, em)
}

/** Confirms the address of a person who has used a link that was mailed to it. */
async function confirmAddress(user: User, now: Date, em: EntityManager): Promise<void> {
  const emailConfirmedAt = user.emailConfirmedAt ?? now
  // The address may just have changed in another transaction.
  await em.update(User, { id: user.id, email: user.email }, { emailConfirmedAt })
  Object.assign(user, { emailConfirmedAt })
  await markDeliverable(user.email, em)
}

/** Declines the person's own offer; the position stays. Throws as acceptOffer. */
export function declineOffer(user: User, id: string): Promise<WaitlistEntry> {
  return db.transaction(async em => {
    const { entry } = await lockOwnOffer(user, id, em)
    await decideOffer(id, { state: OfferState.declined }, em)
    await returnEntries([entry], em)
    return entry
  })
}

/**
 * Declines an offer with its mailed link, without a session, which also confirms the address. Throws
 * LINK_EXPIRED if the token is wrong, or the offer is decided or has expired.
 */
export async function declineOfferByLink(
  { links }: AppServices,
  token: string,
  now: Date,
): Promise<void> {
  const linkId = links.getId(offerLink, token)
  await db.transaction(async em => {
    const link = await em.findOneBy(Link, { id: linkId, purpose: offerLink.name })
    const offer = link && (await em.findOneBy(Offer, { id: link.subject }))
    const entry = offer && (await lockEntry(offer.entryId, em))
    // After a change of the address, the former mailbox decides nothing.
    if (!offer || entry?.user.email !== link.email) throw new AppError('LINK_EXPIRED')
    await links.consume(offerLink, linkId, now, em)
    await decideOffer(offer.id, { state: OfferState.declined }, em).catch(asExpiredLink)
    await confirmAddress(entry.user, now, em)
    await returnEntries([entry], em)
  })
}

function asExpiredLink(error: unknown): never {
  throw error instanceof AppError ? new AppError('LINK_EXPIRED') : error
}

/**
 * Withdraws an open offer, tells the person and writes an audit record, in one transaction. Throws
 * NOT_FOUND; CONFLICT if it is decided.
 */
export function withdrawOffer(
  services: Services,
  actor: User,
  { id, reason }: WithdrawOfferInput,
): Promise<Offer> {
  return db.transaction(async em => {
    const offer = requireRow(await em.findOneBy(Offer, { id }))
    const entry = await lockEntry(offer.entryId, em)
    await decideOffer(id, { state: OfferState.withdrawn, reason: reason.trim() }, em)
    await returnEntries([entry], em)
    const before = { state: OfferState.open }
    const after = { state: OfferState.withdrawn }
    const change = { action: offerActions.offer_withdraw, subjectId: offer.id, before, after }
    await services.auditLog.record(actor, change, em)
    const notTold = await queueAboutOffer(services, offerWithdrawnMail, { offer, entry }, em)
    return Object.assign(await em.findOneByOrFail(Offer, { id }), { entry, notTold })
  })
}

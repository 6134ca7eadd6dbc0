import type { Connection, SearchArgs } from '../../pagination/connection'
import { AppError } from '../../core/errors'
import { db } from '../../database/data-source'
import { select } from '../../database/select'
import { paginateForTeam } from '../../pagination/followed-list'
import { applySearch } from '../../pagination/search'
import { normalizeEmail } from '../../shared/rules'
import { queueWebhookEvents } from '../../webhooks/queue-webhook-events'
import type { Links } from '../../links/links'
import { newsletterConfirmed } from './newsletter.events'
import { newsletterConfirmLink, newsletterLeaveLink } from './newsletter.links'
import { NewsletterSubscription } from './newsletter-subscription.entity'

/**
 * Stores the address. The response is the same for a known one, so that nobody can find out who is
 * on the list. An address that has left is on the list again only after confirming.
 */
export async function subscribeNewsletter(address: string): Promise<void> {
  await db
    .createQueryBuilder()
    .insert()
    .into(NewsletterSubscription)
    .values({ email: normalizeEmail(address) })
    .orIgnore()
    .execute()
}

/** Confirms the subscription, even after the address had left. Throws LINK_EXPIRED. */
export async function confirmNewsletter(
  { links }: { links: Links },
  token: string,
  now: Date,
): Promise<void> {
  const linkId = links.getId(newsletterConfirmLink, token)
  await db.transaction(async em => {
    const { subject: id, email } = await links.consume(newsletterConfirmLink, linkId, now, em)
    const values = { confirmedAt: now, leftAt: null }
    const { affected } = await em.update(NewsletterSubscription, { id, email }, values)
    const events = affected === 1 ? [{ subscriptionId: id }] : []
    await queueWebhookEvents(newsletterConfirmed, events, em)
  })
}

/**
 * Removes the address from the list, and stores when. The link is not used up: it can be followed
 * again, and a subscriber who comes back can leave with the link of any mail (MAIL-5). Throws
 * LINK_EXPIRED for an unknown link.
 */
export async function leaveNewsletter(
  { links }: { links: Links },
  token: string,
  now: Date,
): Promise<void> {
  const linkId = links.getId(newsletterLeaveLink, token)
  const [, left] = await db.query<[unknown[], number]>(
    `UPDATE newsletter_subscription SET "leftAt" = $2 FROM link
     WHERE link.id = $1 AND link.purpose = '${newsletterLeaveLink.name}'
       AND newsletter_subscription.id = link.subject`,
    [linkId, now],
  )
  if (left === 0) throw new AppError('LINK_EXPIRED')
}

/** Returns a page of the addresses on the list, latest first, filtered by a part of the address. */
export function listNewsletterSubscriptions(
  { search, ...page }: SearchArgs,
  maxPageSize?: number,
): Promise<Connection<NewsletterSubscription>> {
  const rows = select(NewsletterSubscription, 'subscription')
  rows.where(() => 'subscription."leftAt" IS NULL')
  applySearch(rows, search, 'subscription."searchText"')
  const by = ['subscription."createdAt"', 'subscription.id']
  const list = { alias: 'subscription', time: 'createdAt', by, direction: 'DESC' } as const
  return paginateForTeam(rows, { ...page, maxPageSize }, list)
}

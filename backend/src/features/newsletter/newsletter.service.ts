import type { Connection, SearchArgs } from '../../pagination/connection'
import { AppError } from '../../core/errors'
import { db } from '../../database/data-source'
import { select } from '../../database/select'
import { paginate } from '../../pagination/paginate'
import { applySearch } from '../../pagination/search'
import { normalizeEmail } from '../../shared/rules'
import type { Links } from '../../links/links'
import { newsletterConfirmLink, newsletterLeaveLink } from './newsletter.links'
import { NewsletterSubscription } from './newsletter-subscription.entity'

/**
 * Notes the address. A known one gives the same answer, so that nobody learns who is on the list; one that has left is
 * on it again only once that is confirmed.
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

/** Confirms that the address wants the newsletter, also after it had left. LINK_EXPIRED. */
export async function confirmNewsletter(
  { links }: { links: Links },
  token: string,
  now: Date,
): Promise<void> {
  const linkId = links.getId(newsletterConfirmLink, token)
  await db.transaction(async em => {
    const { subject: id, email } = await links.consume(newsletterConfirmLink, linkId, now, em)
    await em.update(NewsletterSubscription, { id, email }, { confirmedAt: now, leftAt: null })
  })
}

/**
 * Takes the address off the list; its row says that it has left. The link is not used up: leaving again is fine, and
 * who has come back leaves by any mail's (decision M5). LINK_EXPIRED for no such link.
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

/** A page of the addresses on the list, the latest first, by a part of the address. */
export function listNewsletterSubscriptions(
  { search, ...page }: SearchArgs,
  maxPageSize?: number,
): Promise<Connection<NewsletterSubscription>> {
  const rows = select(NewsletterSubscription, 'subscription')
  rows.where(() => 'subscription."leftAt" IS NULL')
  applySearch(rows, search, 'subscription."searchText"')
  const by = ['subscription."createdAt"', 'subscription.id']
  return paginate(rows, { ...page, maxPageSize: maxPageSize }, { by, direction: 'DESC' })
}

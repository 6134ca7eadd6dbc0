import type { Connection, SearchArgs } from '../../pagination/connection'
import { db } from '../../database/data-source'
import { select } from '../../database/select'
import { paginate } from '../../pagination/paginate'
import { applySearch } from '../../pagination/search'
import { normalizeEmail } from '../../shared/rules'
import { NewsletterSubscription } from './newsletter-subscription.entity'

/** Notes the address. A known one gives the same answer, so that nobody learns who is on the list. */
export async function subscribeNewsletter(email: string): Promise<boolean> {
  const rows = db.createQueryBuilder().insert().into(NewsletterSubscription)
  await rows
    .values({ email: normalizeEmail(email) })
    .orIgnore()
    .execute()
  return true
}

/** A page of the addresses, the latest first, by a part of the address. */
export function listNewsletterSubscriptions(
  { search, ...page }: SearchArgs,
  maxPageSize?: number,
): Promise<Connection<NewsletterSubscription>> {
  const rows = select(NewsletterSubscription, 'subscription')
  applySearch(rows, search, 'subscription."searchText"')
  const by = ['subscription."createdAt"', 'subscription.id']
  return paginate(rows, { ...page, maxPageSize: maxPageSize }, { by, direction: 'DESC' })
}

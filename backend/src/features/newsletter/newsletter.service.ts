import type { Connection } from '../../pagination/connection'
import { AppError } from '../../core/errors'
import { db } from '../../database/data-source'
import { select } from '../../database/select'
import { isDeliverableSql } from '../../mail/insert-mail'
import { paginateForTeam } from '../../pagination/followed-list'
import { applySearch } from '../../pagination/search'
import { normalizeEmail } from '../../shared/rules'
import { emit } from '../../webhooks/emit'
import type { AppServices } from '../../graphql/services'
import { isOnListSql } from './leave-links.service'
import { newsletterConfirmed } from './newsletter.events'
import { newsletterConfirmLink, newsletterLeaveLink } from './newsletter.links'
import { NewsletterSubscription } from './newsletter-subscription.entity'
import type { NewsletterArgs } from './newsletter.inputs'
import type { NewsletterFigures } from './newsletter.types'

/**
 * Stores the address. The response is the same for a known one, so that nobody can find out who is
 * on the list. An address that has left is on the list again only after confirming.
 */
export async function subscribeNewsletter(address: string): Promise<void> {
  await db.query('INSERT INTO newsletter_subscription (email) VALUES ($1) ON CONFLICT DO NOTHING', [
    normalizeEmail(address),
  ])
}

/**
 * A row that comes onto the list gets the position of a new one, so that followers of the list learn
 * of it (MAIL-20).
 */
const CONFIRM = `UPDATE newsletter_subscription SET "confirmedAt" = $3, "leftAt" = NULL,
    "insertPosition" = CASE WHEN "confirmedAt" IS NULL OR "leftAt" IS NOT NULL
      THEN insert_position() ELSE "insertPosition" END
  WHERE id = $1 AND email = $2`

/** Confirms the subscription, even after the address had left. Throws LINK_EXPIRED. */
export async function confirmNewsletter(
  { links }: AppServices,
  token: string,
  now: Date,
): Promise<void> {
  const linkId = links.getId(newsletterConfirmLink, token)
  await db.transaction(async em => {
    const { subject: id, email } = await links.consume(newsletterConfirmLink, linkId, now, em)
    const [, affected] = await em.query<[unknown[], number]>(CONFIRM, [id, email, now])
    const events = affected === 1 ? [{ subscriptionId: id }] : []
    await emit(newsletterConfirmed, events, em)
  })
}

/**
 * Removes the address from the list, and stores when. The link is not used up: it can be followed
 * again, and a subscriber who comes back can leave with the link of any mail (MAIL-5). Throws
 * LINK_EXPIRED for an unknown link.
 */
export async function leaveNewsletter(
  { links }: AppServices,
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

const IS_DELIVERABLE = isDeliverableSql('subscription.email')

/**
 * Returns a page of the addresses to which a newsletter is sent, latest first, filtered by a part of
 * the address: those that are confirmed, have not left and are deliverable (MAIL-20).
 */
export function listNewsletterSubscriptions({
  search,
  withoutAccount,
  ...page
}: NewsletterArgs): Promise<Connection<NewsletterSubscription>> {
  const rows = select(NewsletterSubscription, 'subscription')
  rows.where(() => isOnListSql('subscription'))
  rows.where(() => IS_DELIVERABLE)
  if (withoutAccount)
    rows.filter(() => `NOT EXISTS (SELECT FROM "user" WHERE email = subscription.email)`)
  applySearch(rows, search, 'subscription."searchText"')
  return paginateForTeam(rows, page)
}

/** Counts the addresses that have not left, each once (MAIL-20). */
export async function getNewsletterFigures(): Promise<NewsletterFigures> {
  const [figures] = await db.query<NewsletterFigures[]>(
    `SELECT count(*) FILTER (WHERE "isDeliverable" AND "confirmedAt" IS NOT NULL)::int AS confirmed,
       count(*) FILTER (WHERE "isDeliverable" AND "confirmedAt" IS NULL)::int AS unconfirmed,
       count(*) FILTER (WHERE NOT "isDeliverable")::int AS undeliverable
     FROM newsletter_subscription subscription
     CROSS JOIN LATERAL (SELECT ${IS_DELIVERABLE} AS "isDeliverable") address
     WHERE "leftAt" IS NULL`,
  )
  return figures ?? { confirmed: 0, unconfirmed: 0, undeliverable: 0 }
}

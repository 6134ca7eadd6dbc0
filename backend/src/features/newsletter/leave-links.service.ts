import { IsNull, type EntityManager } from 'typeorm'
import { Link } from '../../links/link.entity'
import { newsletterLeaveLink } from './newsletter.links'
import { NewsletterSubscription } from './newsletter-subscription.entity'

/** SQL that is true for a subscription that is on the newsletter's list (MAIL-20). */
export const isOnListSql = (alias: string): string =>
  `${alias}."confirmedAt" IS NOT NULL AND ${alias}."leftAt" IS NULL`

/** SQL that is true for an address that is on the newsletter's list. */
export const isSubscribedSql = (email: string): string =>
  `EXISTS (SELECT FROM newsletter_subscription subscription
    WHERE subscription.email = ${email} AND ${isOnListSql('subscription')})`

const CREATE = `
  INSERT INTO link (purpose, subject, email, "createdAt")
  SELECT $1::varchar, subscription.id, subscription.email, $3 FROM newsletter_subscription subscription
  WHERE subscription.email = ANY ($2)
    AND NOT EXISTS (SELECT FROM link WHERE purpose = $1 AND subject = subscription.id AND "usedAt" IS NULL)
  ORDER BY subscription.id ON CONFLICT DO NOTHING`

/** Creates the unsubscribe links of subscribed addresses that have none. All mails of an address share it. */
export async function createLeaveLinks(
  emails: readonly string[],
  now: Date,
  em: EntityManager,
): Promise<void> {
  await em.query(CREATE, [newsletterLeaveLink.name, emails, now])
}

/** Returns the id of a subscription's unsubscribe link; null without one. */
export async function findLeaveLink(subject: string, em: EntityManager): Promise<string | null> {
  const purpose = newsletterLeaveLink.name
  return (await em.findOneBy(Link, { purpose, subject, usedAt: IsNull() }))?.id ?? null
}

/** Returns the id of the unsubscribe link of an address; null if it is not on the newsletter's list. */
export async function findLeaveLinkOf(email: string, em: EntityManager): Promise<string | null> {
  const subscription = await em.findOneBy(NewsletterSubscription, { email })
  if (!subscription?.confirmedAt || subscription.leftAt) return null
  return findLeaveLink(subscription.id, em)
}

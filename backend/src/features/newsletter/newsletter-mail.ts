import type { EntityManager } from 'typeorm'
import { db } from '../../database/data-source'
import { normalizeEmail } from '../../shared/rules'
import type { LinkStore, NewLink } from '../../links/links'
import type { Services } from '../../graphql/services'
import { findLeaveLink } from './leave-links.service'
import { newsletterConfirmLink, newsletterLeaveLink } from './newsletter.links'
import { newsletterConfirmMail } from './newsletter.mails'
import { NewsletterSubscription } from './newsletter-subscription.entity'

/**
 * Queues a mail that asks a subscribed address to confirm, at most once in 24 hours. Sends none if
 * the address is confirmed or undeliverable, or if the mailbox limit is reached.
 */
export function queueNewsletterConfirmation(
  services: Services,
  address: string,
  now: Date,
): Promise<void> {
  const email = normalizeEmail(address)
  return db.transaction(em => queueConfirmation(services, email, now, em))
}

async function queueConfirmation(
  { links, mailer }: Services,
  email: string,
  now: Date,
  em: EntityManager,
): Promise<void> {
  // First, because it locks the mailbox until the transaction is committed.
  const isFree = await mailer.mayMail(email, em)
  const subscription = await em.findOneBy(NewsletterSubscription, { email })
  if (!subscription) return
  const isOnList = subscription.confirmedAt !== null && subscription.leftAt === null
  if (!isFree || isOnList || (await wasAskedToday(subscription, em))) return
  const { id: subject } = subscription
  const leaveLink = { purpose: newsletterLeaveLink, subject, email, now }
  await mailer.queueWithLink(
    {
      template: newsletterConfirmMail,
      purpose: newsletterConfirmLink,
      subject,
      email,
      data: { leaveLinkId: await getLeaveLinkId(links, leaveLink, em) },
      now,
    },
    em,
  )
}

/** Whether it was asked in 24 hours; what was asked before it left does not count. */
async function wasAskedToday(
  { email, leftAt }: NewsletterSubscription,
  em: EntityManager,
): Promise<boolean> {
  const rows = await em.query<unknown[]>(
    `SELECT FROM mail WHERE mailbox_of("to") = mailbox_of($1) AND "to" = $1
     AND template = $2 AND "createdAt" > greatest(now() - interval '24 hours', $3::timestamptz) LIMIT 1`,
    [email, newsletterConfirmMail.name, leftAt],
  )
  return rows.length > 0
}

/**
 * Returns the id of the address's open unsubscribe link. All its mails share it, so that old ones
 * work too.
 */
const getLeaveLinkId = async (
  links: LinkStore,
  link: NewLink,
  em: EntityManager,
): Promise<string> => (await findLeaveLink(link.subject, em)) ?? (await links.create(link, em)).id

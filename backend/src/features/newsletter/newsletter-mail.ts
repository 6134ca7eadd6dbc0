import { IsNull, type EntityManager } from 'typeorm'
import { db } from '../../database/data-source'
import { normalizeEmail } from '../../shared/rules'
import { Link, LinkPurpose } from '../../links/link.entity'
import { createLink } from '../../links/links'
import { mayMail } from '../../mail/mail-bounds'
import { MailTemplate } from '../../mail/mail.entity'
import { queueLinkMail } from '../../mail/queue-link-mail'
import { NewsletterSubscription } from './newsletter-subscription.entity'

/**
 * Writes a mail that asks a subscribed address to confirm, once in 24 hours, unless it has confirmed, mail does not
 * arrive there, or the mailbox has had enough.
 */
export function queueNewsletterConfirmation(address: string, now: Date): Promise<void> {
  const email = normalizeEmail(address)
  return db.transaction(em => queueConfirmation(email, now, em))
}

async function queueConfirmation(email: string, now: Date, em: EntityManager): Promise<void> {
  // First: until it is committed, nobody else is at this mailbox.
  const isFree = await mayMail(email, em)
  const subscription = await em.findOneBy(NewsletterSubscription, { email })
  if (!subscription) return
  const isOnList = subscription.confirmedAt !== null && subscription.leftAt === null
  if (!isFree || isOnList || (await wasAskedToday(email, em))) return
  const { id: subject } = subscription
  const data = { leaveLinkId: await getLeaveLinkId(subject, email, now, em) }
  const template = MailTemplate.newsletter_confirm
  const purpose = LinkPurpose.newsletter_confirm
  await queueLinkMail({ template, purpose, subject, email, data, now }, em)
}

async function wasAskedToday(email: string, em: EntityManager): Promise<boolean> {
  const rows = await em.query<unknown[]>(
    `SELECT FROM mail WHERE mailbox_of("to") = mailbox_of($1) AND "to" = $1
     AND template = $2 AND "createdAt" > now() - interval '24 hours' LIMIT 1`,
    [email, MailTemplate.newsletter_confirm],
  )
  return rows.length > 0
}

/** The open link by which the address leaves: the same in all its mails, so that an old one's works too. */
async function getLeaveLinkId(
  subject: string,
  email: string,
  now: Date,
  em: EntityManager,
): Promise<string> {
  const purpose = LinkPurpose.newsletter_leave
  const open = await em.findOneBy(Link, { purpose, subject, usedAt: IsNull() })
  return (open ?? (await createLink({ purpose, subject, email, now }, em))).id
}

import type { EntityManager } from 'typeorm'
import { User } from '../../accounts/user.entity'
import { db } from '../../database/data-source'
import type { Links } from '../../links/links'
import { MAIL_QUEUED } from '../../mail/insert-mail'
import { MailAddress } from '../../mail/mail-address.entity'
import { MailState } from '../../mail/mail.entity'
import type { Services } from '../feature'
import { confirmEmailLink } from './auth.links'
import { confirmEmailMail } from './auth.mails'
import { getLinkOwner } from './link-owner'

type MailServices = Pick<Services, 'mailer'>

/** Whose address it is. */
type Unconfirmed = Pick<User, 'id' | 'email'>

/** Confirms the address that the link was mailed to. LINK_EXPIRED also when the account has another by now. */
export async function confirmEmail(
  { links }: { links: Links },
  token: string,
  now: Date,
): Promise<void> {
  const linkId = links.getId(confirmEmailLink, token)
  await db.transaction(async em => {
    const owner = await getLinkOwner(confirmEmailLink, linkId, now, em)
    await links.consume(confirmEmailLink, linkId, now, em)
    await em.update(User, owner.id, { emailConfirmedAt: now })
    await markDeliverable(owner.email, em)
  })
}

/** What was mailed to the address has arrived: nobody says any more that it does not. */
export async function markDeliverable(email: string, em: EntityManager): Promise<void> {
  await em.delete(MailAddress, { email })
}

/**
 * Writes to the person's address once more, unless it is confirmed or has had enough (decision M4). What waits to be
 * sent to it is sent at once instead.
 */
export function requestEmailConfirmation(
  services: MailServices,
  userId: string,
  now: Date,
): Promise<void> {
  return db.transaction(async em => {
    const person = await em.findOne(User, {
      where: { id: userId },
      lock: { mode: 'for_no_key_update' },
    })
    if (!person || person.emailConfirmed) return
    if (await sendWaiting(person, now, em)) return
    if (await services.mailer.mayMailAccount(person, confirmEmailMail, em))
      await queueConfirmation(services, person, now, em)
  })
}

/** Makes the mail with the person's open link due now, as long as no server has begun it; false without one. */
async function sendWaiting(
  { id, email }: Unconfirmed,
  now: Date,
  em: EntityManager,
): Promise<boolean> {
  const rows = await em.query<unknown[]>(
    `WITH waiting AS (
       UPDATE mail SET "dueAt" = least("dueAt", now()) FROM link
       WHERE mail."userId" = $1 AND mail.state = '${MailState.queued}'
         AND mail.data->>'linkId' = link.id::text AND link.purpose = '${confirmEmailLink.name}'
         AND link.subject = $1 AND link.email = $2 AND link."usedAt" IS NULL AND link."expiresAt" > $3
       RETURNING mail.id
     ) SELECT pg_notify('${MAIL_QUEUED}', 'due') FROM waiting`,
    [id, email, now],
  )
  return rows.length > 0
}

/** Writes a mail that asks to confirm the address, unless the mailbox has had enough. */
export async function queueConfirmation(
  { mailer }: MailServices,
  { id, email }: Unconfirmed,
  now: Date,
  em: EntityManager,
): Promise<void> {
  if (!(await mailer.mayMail(email, em))) return
  await mailer.queueWithLink(
    {
      template: confirmEmailMail,
      purpose: confirmEmailLink,
      subject: id,
      userId: id,
      email,
      now,
    },
    em,
  )
}

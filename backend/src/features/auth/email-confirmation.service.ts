import type { EntityManager } from 'typeorm'
import { User } from '../../accounts/user.entity'
import { lockUser } from '../../accounts/user-row'
import { AppError } from '../../core/errors'
import { db } from '../../database/data-source'
import { MAIL_QUEUED } from '../../mail/insert-mail'
import { MailAddress } from '../../mail/mail-address.entity'
import { MailState } from '../../mail/mail.entity'
import type { AppServices, Services } from '../../graphql/services'
import { club } from '../../shared/club'
import { confirmEmailLink } from './auth.links'
import { confirmEmailMail } from './auth.mails'
import { getLinkOwner } from './link-owner.service'

/** The person whose address is to be confirmed. */
type Unconfirmed = Pick<User, 'id' | 'email'>

/**
 * Confirms the address that the link was mailed to. Throws LINK_EXPIRED, also if the account's
 * address has changed since.
 */
export async function confirmEmail(
  { links }: AppServices,
  token: string,
  now: Date,
): Promise<void> {
  const linkId = links.getId(confirmEmailLink, token)
  await db.transaction(async em => {
    const owner = await getLinkOwner({ purpose: confirmEmailLink, id: linkId, now }, em)
    await links.consume(confirmEmailLink, linkId, now, em)
    await em.update(User, owner.id, { emailConfirmedAt: now })
    await markDeliverable(owner.email, em)
  })
}

/** Removes the undeliverable mark of the address: a mail to it has arrived. */
export async function markDeliverable(email: string, em: EntityManager): Promise<void> {
  await em.delete(MailAddress, { email })
}

/**
 * Sends the person another confirmation mail, unless the address is confirmed or the mailbox limit
 * is reached (MAIL-4). If one is still queued, makes that one due now instead. Throws CONFLICT if a
 * mail server has refused the address, which therefore gets no mail (MAIL-7).
 */
export function requestEmailConfirmation(
  services: Services,
  userId: string,
  now: Date,
): Promise<void> {
  return db.transaction(async em => {
    const person = await lockUser(userId, em)
    if (!person || person.emailConfirmed) return
    if (await em.existsBy(MailAddress, { email: person.email }))
      throw new AppError('CONFLICT', refusedAddress(person.email))
    if (await sendWaiting(person, now, em)) return
    if (await services.mailer.mayMailAccount(person, confirmEmailMail, em))
      await queueConfirmation(services, person, now, em)
  })
}

const refusedAddress = (email: string) =>
  `We cannot write to ${email}: a mail server has refused our mail. Change the address in your profile, or write to ${club.email}.`

/**
 * Makes the mail with the person's open link due now, unless a server has begun to send it. Returns
 * false if there is none.
 */
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

/** Queues a mail that asks to confirm the address, unless the mailbox limit is reached. */
export async function queueConfirmation(
  { mailer }: Services,
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

import type { EntityManager } from 'typeorm'
import { User } from '../../accounts/user.entity'
import { maskEmail } from '../../core/mask-email'
import { queueConfirmation } from '../auth/email-confirmation.service'
import { lockMailboxes } from '../../mail/mail-bounds'
import { confirmEmailLink, resetPasswordLink } from '../auth/auth.links'
import type { Services } from '../feature'
import { emailChangedMail } from './members.mails'

/** What an account's address was and is, and what tells this change from others of the account. */
interface EmailChange {
  before: User
  email: string
  changeId: string
  now: Date
}

/**
 * What follows from a new address, in its transaction: the links to the old one open nothing any more, the old one
 * is told and the new one asked to confirm.
 */
export async function followEmailChange(
  services: Pick<Services, 'links' | 'mailer'>,
  { before: { id, email: old, emailConfirmed }, email, changeId, now }: EmailChange,
  em: EntityManager,
): Promise<void> {
  const { links, mailer } = services
  await links.revoke([resetPasswordLink, confirmEmailLink], id, now, em)
  await lockMailboxes([old, email], em)
  // One that is not confirmed may be a stranger's, and has had enough some time.
  if (emailConfirmed || (await mailer.mayMail(old, em, [emailChangedMail])))
    await mailer.queue(
      {
        template: emailChangedMail,
        to: old,
        userId: id,
        data: { newAddress: maskEmail(email) },
        key: `email_changed:${id}:${changeId}`,
      },
      em,
    )
  await queueConfirmation(services, { id, email }, now, em)
}

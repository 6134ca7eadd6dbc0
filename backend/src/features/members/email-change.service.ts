import type { EntityManager } from 'typeorm'
import { User } from '../../accounts/user.entity'
import { maskEmail } from '../../core/mask-email'
import { queueConfirmation } from '../auth/email-confirmation.service'
import { LinkPurpose } from '../../links/link.entity'
import { useUpLinks } from '../../links/links'
import { lockMailboxes, mayMail } from '../../mail/mail-bounds'
import { MailTemplate } from '../../mail/mail.entity'
import { queueMail } from '../../mail/queue-mail'

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
  { before: { id, email: old, emailConfirmed }, email, changeId, now }: EmailChange,
  em: EntityManager,
): Promise<void> {
  await useUpLinks([LinkPurpose.reset_password, LinkPurpose.confirm_email], id, now, em)
  await lockMailboxes([old, email], em)
  // One that is not confirmed may be a stranger's, and has had enough some time.
  if (emailConfirmed || (await mayMail(old, em, [MailTemplate.email_changed])))
    await queueMail(
      {
        template: MailTemplate.email_changed,
        to: old,
        userId: id,
        data: { newAddress: maskEmail(email) },
        key: `email_changed:${id}:${changeId}`,
      },
      em,
    )
  await queueConfirmation({ id, email }, now, em)
}

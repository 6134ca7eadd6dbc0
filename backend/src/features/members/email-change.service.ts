import type { EntityManager } from 'typeorm'
import { User } from '../../accounts/user.entity'
import { maskEmail } from '../../core/mask-email'
import { queueConfirmation } from '../auth/email-confirmation.service'
import { confirmEmailLink, resetPasswordLink } from '../auth/auth.links'
import type { Services } from '../../graphql/services'
import { emailChangedMail } from './members.mails'

/** The account before and after a change of address, and the id of this change. */
interface EmailChange {
  before: User
  email: string
  changeId: string
  now: Date
}

/**
 * Applies the effects of a new address, in its transaction: closes the links mailed to the old
 * address, notifies the old address and asks the new one to confirm.
 */
export async function followEmailChange(
  services: Services,
  { before: { id, email: old }, email, changeId, now }: EmailChange,
  em: EntityManager,
): Promise<void> {
  const { links, mailer } = services
  await links.revoke([resetPasswordLink, confirmEmailLink], id, now, em)
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

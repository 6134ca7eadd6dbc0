import type { EntityManager } from 'typeorm'
import { hashPassword } from '../../accounts/passwords'
import { requireUnblockedPassword } from '../../accounts/password-blocklist'
import { endAllSessions } from '../../accounts/session'
import { Role, User } from '../../accounts/user.entity'
import { AppError } from '../../core/errors'
import { db } from '../../database/data-source'
import { normalizeEmail } from '../../shared/rules'
import { LinkPurpose } from '../../links/link.entity'
import { getLinkId, useLink } from '../../links/links'
import { mayMailAccount } from '../../mail/mail-bounds'
import { MailTemplate } from '../../mail/mail.entity'
import { queueLinkMail } from '../../mail/queue-link-mail'
import { queueMail } from '../../mail/queue-mail'
import { markDeliverable } from './email-confirmation.service'
import { getLinkOwner } from './link-owner'
import type { ResetPasswordInput } from './password-reset.inputs'

const PURPOSE = LinkPurpose.reset_password

/**
 * Writes to a member's address how to set a new password, at most three times an hour. Nothing to any other address,
 * nor to the team's, whose password is a setting (decision S1).
 */
export function queuePasswordReset(address: string, now: Date): Promise<void> {
  return db.transaction(async em => {
    const person = await em.findOne(User, {
      where: { email: normalizeEmail(address), role: Role.MEMBER },
      lock: { mode: 'for_no_key_update' },
    })
    if (!person || !(await mayMailAccount(person, MailTemplate.reset_password, em))) return
    const { id: subject, email } = person
    const template = MailTemplate.reset_password
    await queueLinkMail({ template, purpose: PURPOSE, subject, userId: subject, email, now }, em)
  })
}

/**
 * Sets the password of the person whose link it is, confirms their address and ends all their sessions, with the
 * link used up in the same transaction; who that is. LINK_EXPIRED; BAD_USER_INPUT for a password that the blocklist refuses.
 */
export async function resetPassword(
  { token, newPassword }: ResetPasswordInput,
  now: Date,
): Promise<Pick<User, 'id' | 'email'>> {
  const linkId = getLinkId(PURPOSE, token)
  // Looked at first: hashing is dear, and no link at all costs none.
  const owner = await db.transaction(em => getOwner(linkId, now, em))
  requireUnblockedPassword(newPassword, owner, 'newPassword')
  const password = await hashPassword(newPassword)
  return db.transaction(async em => {
    const { id, email } = await getOwner(linkId, now, em)
    await useLink(PURPOSE, linkId, now, em)
    await em.update(User, id, { password, emailConfirmedAt: now })
    await endAllSessions(id, em)
    await markDeliverable(email, em)
    await queueMail(
      {
        template: MailTemplate.password_changed,
        to: email,
        userId: id,
        data: { changedAt: now.getTime() },
        key: `password_changed:${linkId}`,
      },
      em,
    )
    return { id, email }
  })
}

/** The team's password is not set by mail, also not when the account has become the team's since. */
async function getOwner(linkId: string, now: Date, em: EntityManager): Promise<User> {
  const owner = await getLinkOwner(PURPOSE, linkId, now, em)
  if (owner.role === Role.ADMIN) throw new AppError('LINK_EXPIRED')
  return owner
}

import type { EntityManager } from 'typeorm'
import { hashPassword } from '../../accounts/passwords'
import { endAllSessions } from '../../accounts/session-endings'
import { Role, User } from '../../accounts/user.entity'
import { AppError } from '../../core/errors'
import { db } from '../../database/data-source'
import { lockRow } from '../../database/lock-row'
import { normalizeEmail } from '../../shared/rules'
import type { AppServices, Services } from '../../graphql/services'
import { resetPasswordLink } from './auth.links'
import { passwordChangedMail, resetPasswordMail } from './auth.mails'
import { markDeliverable } from './email-confirmation.service'
import { getLinkOwner } from './link-owner.service'
import type { ResetPasswordInput } from './password-reset.inputs'

/**
 * Queues a mail with a password reset link to a member's address, at most three an hour. Sends
 * nothing to an unknown address, nor to the team's: its password is a setting (ACCOUNT-1).
 */
export function queuePasswordReset(
  { mailer }: Services,
  address: string,
  now: Date,
): Promise<void> {
  return db.transaction(async em => {
    const member = { email: normalizeEmail(address), role: Role.MEMBER }
    const person = await lockRow(User, member, em, 'for_no_key_update')
    if (!person || !(await mailer.mayMailAccount(person, resetPasswordMail, em))) return
    await mailer.queueWithLink(
      {
        template: resetPasswordMail,
        purpose: resetPasswordLink,
        subject: person.id,
        userId: person.id,
        email: person.email,
        now,
      },
      em,
    )
  })
}

/**
 * Sets the password of the link's owner, ends all their sessions, and confirms their address unless they
 * have a second factor. Uses up the link in the same transaction. Returns the owner. Throws LINK_EXPIRED;
 * BAD_USER_INPUT for a password that the blocklist refuses.
 */
export async function resetPassword(
  { links, mailer, passwordBlocklist }: AppServices,
  { token, newPassword }: ResetPasswordInput,
  now: Date,
): Promise<Pick<User, 'id' | 'email'>> {
  const linkId = links.getId(resetPasswordLink, token)
  // Checked before hashing, which is expensive: an invalid link costs no hash.
  const owner = await db.transaction(em => getOwner(linkId, now, em))
  passwordBlocklist.require(newPassword, owner, 'newPassword')
  const password = await hashPassword(newPassword)
  return db.transaction(async em => {
    const { id, email, hasSecondFactor } = await getOwner(linkId, now, em)
    await links.consume(resetPasswordLink, linkId, now, em)
    // The second factor may be of somebody who registered with another person's address (SEC-P9).
    const confirmation = hasSecondFactor ? {} : { emailConfirmedAt: now }
    await em.update(User, id, { password, ...confirmation })
    await endAllSessions(id, em)
    await markDeliverable(email, em)
    await mailer.queue(
      {
        template: passwordChangedMail,
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

/**
 * Refuses the team's account: its password cannot be set by mail, even if the account became the
 * team's later.
 */
async function getOwner(linkId: string, now: Date, em: EntityManager): Promise<User> {
  const owner = await getLinkOwner({ purpose: resetPasswordLink, id: linkId, now }, em)
  if (owner.role === Role.ADMIN) throw new AppError('LINK_EXPIRED')
  return owner
}

import { hashPassword } from '../../accounts/passwords'
import { requirePassword, type SignedIn } from '../../accounts/require-password'
import { endOtherSessions, type OwnSession } from '../../accounts/session-endings'
import { Role, User } from '../../accounts/user.entity'
import { AppError } from '../../core/errors'
import { db } from '../../database/data-source'
import type { AppServices } from '../../graphql/services'
import { resetPasswordLink } from '../auth/auth.links'
import { passwordChangedMail } from '../auth/auth.mails'
import type { ChangePasswordInput } from './change-password.inputs'

/**
 * Sets a new password, ends all other sessions and all access tokens, and mails the person
 * (ACCOUNT-41). Returns the person. Throws BAD_USER_INPUT for a wrong password, and for a new one
 * that the blocklist refuses; CONFLICT for the owner's, which is a setting (ACCOUNT-1);
 * UNAUTHENTICATED if the session has ended or the password was changed meanwhile.
 */
export async function changePassword(
  { accountLockout, links, mailer, passwordBlocklist }: AppServices,
  { person, device, sessionId, now }: OwnSession & SignedIn,
  { currentPassword, newPassword }: ChangePasswordInput,
): Promise<User> {
  if (person.role === Role.ADMIN)
    throw new AppError('CONFLICT', 'The owner’s password is set by the site’s ADMIN_PASSWORD')
  const typed = { field: 'currentPassword', password: currentPassword }
  const former = await requirePassword(accountLockout, { person, device }, typed)
  passwordBlocklist.require(newPassword, person, 'newPassword')
  const password = await hashPassword(newPassword)
  const { id, email } = person
  return db.transaction(async em => {
    const { affected } = await em.update(User, { id, password: former }, { password })
    if (!affected) throw new AppError('UNAUTHENTICATED')
    await endOtherSessions(id, sessionId, em)
    await links.revoke([resetPasswordLink], id, now, em)
    const mail = { template: passwordChangedMail, to: email, userId: id }
    const data = { changedAt: now.getTime() }
    await mailer.queue({ ...mail, data }, em)
    return em.findOneByOrFail(User, { id })
  })
}

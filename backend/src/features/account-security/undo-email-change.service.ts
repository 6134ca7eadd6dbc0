import { randomBytes } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { hashPassword } from '../../accounts/passwords'
import { endAllSessions } from '../../accounts/session-endings'
import { Role, User, USER_EMAIL_UNIQUE } from '../../accounts/user.entity'
import { AppError, violates } from '../../core/errors'
import { db } from '../../database/data-source'
import type { AppServices } from '../../graphql/services'
import { confirmEmailLink, resetPasswordLink } from '../auth/auth.links'
import { resetPasswordMail } from '../auth/auth.mails'
import { markDeliverable } from '../auth/email-confirmation.service'
import { getLinkOwner } from '../auth/link-owner.service'
import { removeSecondFactorsSince } from '../second-factors/second-factors.service'
import { undoEmailChangeLink } from '../members/members.links'

/**
 * Gives an account the address back to which the link was mailed, whatever its address is now. Ends
 * all sessions and access tokens, the password and the second factors since the change, which may be
 * somebody else's, and mails a link for a new password (ACCOUNT-42). Returns the account. Throws LINK_EXPIRED; CONFLICT if another account
 * has the address.
 */
export async function undoEmailChange(
  services: AppServices,
  token: string,
  now: Date,
): Promise<Pick<User, 'id' | 'email'>> {
  const { links, mailer } = services
  const linkId = links.getId(undoEmailChangeLink, token)
  // Checked before hashing, which is expensive: an invalid link costs no hash.
  await db.transaction(em => lockOwner(linkId, now, em))
  const password = await hashPassword(randomBytes(32).toString('base64url'))
  return db.transaction(async em => {
    const { id } = await lockOwner(linkId, now, em)
    const { email, createdAt } = await links.consume(undoEmailChangeLink, linkId, now, em)
    await em.update(User, id, { email, password, emailConfirmedAt: now }).catch(refuseTaken)
    await mailer.followPerson(id, email, em)
    const person = await em.findOneByOrFail(User, { id })
    await removeSecondFactorsSince(services, { person, now }, createdAt, em)
    await endAllSessions(id, em)
    await links.revoke([confirmEmailLink, resetPasswordLink], id, now, em)
    await markDeliverable(email, em)
    const mail = { template: resetPasswordMail, purpose: resetPasswordLink, subject: id }
    const data = { cause: 'address_taken_back' }
    await mailer.queueWithLink({ ...mail, userId: id, email, data, now }, em)
    return { id, email }
  })
}

/** Locks the account of an open link, whose address is another one now. Throws LINK_EXPIRED. */
async function lockOwner(id: string, now: Date, em: EntityManager): Promise<User> {
  const link = { purpose: undoEmailChangeLink, id, now, allowsOtherAddress: true }
  const owner = await getLinkOwner(link, em)
  // The owner's address is a setting (ACCOUNT-3), also if the account became the owner's later.
  if (owner.role === Role.ADMIN) throw new AppError('LINK_EXPIRED')
  return owner
}

function refuseTaken(error: unknown): never {
  if (!violates(error, USER_EMAIL_UNIQUE)) throw error
  throw new AppError('CONFLICT', 'Another account has this address now. Please write to us.')
}

import { IsNull, MoreThan, type EntityManager } from 'typeorm'
import { User } from '../../accounts/user.entity'
import { maskEmail } from '../../core/mask-email'
import { queueConfirmation } from '../auth/email-confirmation.service'
import { confirmEmailLink, resetPasswordLink } from '../auth/auth.links'
import type { Services } from '../../graphql/services'
import { Link } from '../../links/link.entity'
import { undoEmailChangeLink } from './members.links'
import { emailChangedMail } from './members.mails'

/** The account before and after a change of address, and the id of this change. */
interface EmailChange {
  before: User
  email: string
  changeId: string
  /** False if the operator makes the change, who may do it because the old mailbox is another's. */
  isUndoable: boolean
  now: Date
}

/**
 * Applies the effects of a new address, in its transaction: closes the links mailed to the old
 * address, sends mails that follow the person to the new one, notifies the old address and asks the
 * new one to confirm.
 */
export async function followEmailChange(
  services: Services,
  change: EmailChange,
  em: EntityManager,
): Promise<void> {
  const { before, email, isUndoable, now } = change
  const { id } = before
  const revoked = [
    resetPasswordLink,
    confirmEmailLink,
    ...(isUndoable ? [] : [undoEmailChangeLink]),
  ]
  await services.links.revoke(revoked, id, now, em)
  await services.mailer.followPerson(id, email, em)
  await notifyOldAddress(services, change, em)
  await queueConfirmation(services, { id, email }, now, em)
}

/**
 * Mails the old address, with a link that undoes the change. While such a link is open, a later
 * change gets none: whoever has taken the account must not replace it. Neither does an old address
 * that was never confirmed: it may be a stranger's, mistyped (ACCOUNT-42).
 */
async function notifyOldAddress(
  { mailer }: Services,
  { before, email, changeId, isUndoable, now }: EmailChange,
  em: EntityManager,
): Promise<void> {
  const { id, email: old } = before
  const mail = { template: emailChangedMail, userId: id, data: { newAddress: maskEmail(email) } }
  if (isUndoable && before.emailConfirmed && !(await hasOpenUndoLink(id, now, em)))
    await mailer.queueWithLink(
      { ...mail, purpose: undoEmailChangeLink, subject: id, email: old, now },
      em,
    )
  else await mailer.queue({ ...mail, to: old, key: `email_changed:${id}:${changeId}` }, em)
}

/** The caller has locked the account. */
const hasOpenUndoLink = (subject: string, now: Date, em: EntityManager): Promise<boolean> =>
  em.existsBy(Link, {
    purpose: undoEmailChangeLink.name,
    subject,
    usedAt: IsNull(),
    expiresAt: MoreThan(now),
  })

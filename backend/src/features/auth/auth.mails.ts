import { Not, type EntityManager } from 'typeorm'
import { Role, User } from '../../accounts/user.entity'
import { clubDateTime } from '../../core/club-day'
import type { MailContent, MailLink } from '../../mail/mail-content'
import { defineMail, type MailTools } from '../../mail/mail-definition'
import { MailState, type Mail } from '../../mail/mail.entity'
import { getMailPhaseTexts } from '../launch/mail-phases.service'
import { WaitlistEntry, WaitlistStatus } from '../waitlist/waitlist-entry.entity'
import { getWaitlistAvailability } from '../waitlist/waitlist-availability.service'
import * as texts from './auth-mail-texts'
import { confirmEmailLink, resetPasswordLink } from './auth.links'

export const welcomeMail = defineMail({
  name: 'welcome',
  description: 'Welcomes a new account.',
  isCausedByStrangers: true,
  read: readWelcome,
})

export const confirmEmailMail = defineMail({
  name: 'confirm_email',
  description: 'Asks the account’s owner to confirm the address.',
  isCausedByStrangers: true,
  read: async (_mail, _em, { findUrl }) => {
    const url = await findUrl(confirmEmailLink)
    return url === null ? null : texts.confirmEmail(url)
  },
})

export const resetPasswordMail = defineMail({
  name: 'reset_password',
  description: 'Has the link for setting a new password.',
  read: async ({ data }, _em, { findUrl, siteUrl }) => {
    const url = await findUrl(resetPasswordLink)
    if (url === null) return null
    return data['cause'] === 'address_taken_back'
      ? texts.passwordEnded(url, forgotUrl(siteUrl))
      : texts.resetPassword(url)
  },
})

/** Returns where a person asks for a mail with which they set a new password. */
const forgotUrl = (siteUrl: string) => `${siteUrl}/auth?mode=forgot`

/** Returns the button that leads there. */
export const newPasswordButton = (siteUrl: string): MailLink => ({
  label: 'Set a new password',
  url: forgotUrl(siteUrl),
})

export const passwordChangedMail = defineMail({
  name: 'password_changed',
  description: 'Reports that the password was changed.',
  read: ({ data }, _em, { teamEmail, siteUrl }) => {
    const at = clubDateTime(new Date(Number(data['changedAt'])))
    const content = texts.passwordChanged({ at, isByClub: data['by'] === 'club', teamEmail })
    return Promise.resolve({ ...content, button: newPasswordButton(siteUrl) })
  },
})

/** Goes to a person who has signed in from a browser that had not signed in to the account before. */
export const newSignInMail = defineMail({
  name: 'new_sign_in',
  description: 'Reports a sign-in from a browser that had not signed in to the account before.',
  read: async ({ data, userId }, em, { teamEmail, siteUrl }) => {
    const at = clubDateTime(new Date(Number(data['at'])))
    const isOwner = userId !== null && (await em.existsBy(User, { id: userId, role: Role.ADMIN }))
    const content = texts.newSignIn({ at, browser: String(data['browser']), isOwner, teamEmail })
    return { ...content, ...(!isOwner && { button: newPasswordButton(siteUrl) }) }
  },
})

async function readWelcome(
  mail: Mail,
  em: EntityManager,
  { findUrl, siteUrl, now }: MailTools,
): Promise<MailContent | null> {
  const person = mail.userId === null ? null : await em.findOneBy(User, { id: mail.userId })
  // The account's address has changed since the mail was written.
  if (!person || (mail.state === MailState.sending && person.email !== mail.to)) return null
  const entry = await em.findOneBy(WaitlistEntry, {
    userId: person.id,
    status: Not(WaitlistStatus.left),
  })
  const urls = {
    confirm: await findUrl(confirmEmailLink),
    dashboard: `${siteUrl}/dashboard`,
  }
  return texts.welcome(
    await findPlace(person, entry, { siteUrl, now }),
    await getMailPhaseTexts(),
    urls,
  )
}

async function findPlace(
  { staffRole }: User,
  entry: WaitlistEntry | null,
  { siteUrl, now }: Pick<MailTools, 'siteUrl' | 'now'>,
): Promise<texts.WelcomePlace> {
  if (!entry && staffRole !== null) return { isStaff: true }
  const { isOpen, spotsRemaining, resetsAt } = await getWaitlistAvailability(now)
  if (!entry)
    return { isFull: !isOpen, opensAt: spotsRemaining > 0 ? null : clubDateTime(resetsAt) }
  const { position, referralCode, status } = entry
  // A mail that waited for the mail server can be sent after the membership has started.
  if (status === WaitlistStatus.joined) return { isMember: true }
  return { position, shareUrl: isOpen ? `${siteUrl}/waitlist?ref=${referralCode}` : null }
}

import type { EntityManager } from 'typeorm'
import { User } from '../../../accounts/user.entity'
import { clubDateTime } from '../../../core/club-day'
import { ContactSubmission } from '../../contact/contact-submission.entity'
import { Link, LinkPurpose } from '../../../links/link.entity'
import { linkToken } from '../../../links/link-tokens'
import { leaveUrl, linkUrl } from '../../../mail/link-url'
import { WaitlistEntry } from '../../waitlist/waitlist-entry.entity'
import { getWaitlistStats } from '../../waitlist/waitlist-stats.service'
import { mailSettings } from '../../../mail/mail-settings'
import { MailState, MailTemplate, type Mail } from '../../../mail/mail.entity'
import * as account from './account-mails'
import type { MailContent } from '../../../mail/mail-content'
import { contactReceived, newsletterConfirm } from './other-mails'

/** What a mail says, and what is different in its head. */
interface ReadMail {
  content: MailContent
  /** The team's address without it. */
  replyTo?: string
  headers?: Record<string, string>
}

type Reader = (mail: Mail, em: EntityManager, teamEmail: string) => Promise<ReadMail | null>

const readers: Record<MailTemplate, Reader> = {
  welcome: readWelcome,
  confirm_email: async (mail, em) => {
    const url = await findUrl(mail, 'confirm', em)
    return url === null ? null : { content: account.confirmEmail(url) }
  },
  reset_password: async (mail, em) => {
    const url = await findUrl(mail, 'reset', em)
    return url === null ? null : { content: account.resetPassword(url) }
  },
  password_changed: ({ data }, _, teamEmail) => {
    const changedAt = clubDateTime(new Date(Number(data['changedAt'])))
    return Promise.resolve({ content: account.passwordChanged(changedAt, teamEmail) })
  },
  email_changed: ({ data }, _, teamEmail) =>
    Promise.resolve({ content: account.emailChanged(String(data['newAddress']), teamEmail) }),
  newsletter_confirm: async (mail, em) => {
    const url = await findUrl(mail, 'news', em)
    return url === null
      ? null
      : { content: newsletterConfirm(url), headers: unsubscribeHeaders(mail) }
  },
  contact_received: async ({ data }, em) => {
    const submission = await em.findOneBy(ContactSubmission, { id: String(data['contactId']) })
    return submission && { content: contactReceived(submission), replyTo: submission.email }
  },
}

/** What the rows that a mail is about make of it by now, for who may write to the team; null without them. */
export const readMail: Reader = (mail, em, teamEmail) => readers[mail.template](mail, em, teamEmail)

const PURPOSES = {
  confirm: LinkPurpose.confirm_email,
  reset: LinkPurpose.reset_password,
  news: LinkPurpose.newsletter_confirm,
} as const

/** What stands for a link that opens nothing any more. */
const CLOSED = '[link used or expired]'

/** Where the mail's link leads. What is about to be sent needs one that is open: asked again, only the newer one goes out. */
async function findUrl(
  { data, state }: Mail,
  mode: keyof typeof PURPOSES,
  em: EntityManager,
): Promise<string | null> {
  const link = await em.findOneBy(Link, { id: String(data['linkId']) })
  if (!link) return null
  const isOpen = link.usedAt === null && (link.expiresAt === null || link.expiresAt > new Date())
  if (isOpen) return linkUrl(mode, linkToken(PURPOSES[mode], link.id))
  return state === MailState.sending ? null : CLOSED
}

async function readWelcome(mail: Mail, em: EntityManager): Promise<ReadMail | null> {
  const person = mail.userId === null ? null : await em.findOneBy(User, { id: mail.userId })
  // The account has another address by now, to which it was written.
  if (!person || (mail.state === MailState.sending && person.email !== mail.to)) return null
  const entry = await em.findOneBy(WaitlistEntry, { userId: person.id })
  const url = await findUrl(mail, 'confirm', em)
  return { content: account.welcome(entry ? placeOf(entry) : await findNextPlaces(), url) }
}

const placeOf = ({ position, referralCode }: WaitlistEntry): account.WelcomePlace => ({
  position,
  shareUrl: `${mailSettings().siteUrl}/waitlist?ref=${referralCode}`,
})

async function findNextPlaces(): Promise<account.WelcomePlace> {
  const { isOpen, spotsRemaining, resetsAt } = await getWaitlistStats(new Date())
  return { isFull: !isOpen, opensAt: spotsRemaining > 0 ? null : clubDateTime(resetsAt) }
}

const unsubscribeHeaders = ({ data }: Mail) => ({
  'List-Unsubscribe': `<${leaveUrl(linkToken(LinkPurpose.newsletter_leave, String(data['leaveLinkId'])))}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

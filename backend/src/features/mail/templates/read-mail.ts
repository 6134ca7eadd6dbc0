import type { EntityManager } from 'typeorm'
import { User } from '../../../accounts/user.entity'
import { clubDateTime } from '../../../core/club-day'
import { ContactSubmission } from '../../contact/contact-submission.entity'
import { Link, LinkPurpose } from '../../links/link.entity'
import { linkToken } from '../../links/link-tokens'
import { leaveUrl, linkUrl } from '../../links/link-url'
import { WaitlistEntry } from '../../waitlist/waitlist-entry.entity'
import { getWaitlistStats } from '../../waitlist/waitlist-stats.service'
import { mailSettings } from '../mail-settings'
import { MailState, MailTemplate, type Mail } from '../mail.entity'
import * as account from './account-mails'
import type { MailContent } from './mail-content'
import { contactReceived, newsletterConfirm } from './other-mails'

/** What a mail says, and what is different in its head. */
interface ReadMail {
  content: MailContent
  /** The team's address without it. */
  replyTo?: string
  headers?: Record<string, string>
}

type Reader = (mail: Mail, em: EntityManager) => Promise<ReadMail | null>

const readers: Record<MailTemplate, Reader> = {
  welcome: readWelcome,
  confirm_email: async (mail, em) =>
    (await findLink(mail, em)) && { content: account.confirmEmail(urlOf(mail, 'confirm')) },
  reset_password: async (mail, em) =>
    (await findLink(mail, em)) && { content: account.resetPassword(urlOf(mail, 'reset')) },
  password_changed: ({ data }) =>
    Promise.resolve({
      content: account.passwordChanged(clubDateTime(new Date(Number(data['changedAt'])))),
    }),
  email_changed: ({ data }) =>
    Promise.resolve({ content: account.emailChanged(String(data['newAddress'])) }),
  newsletter_confirm: async (mail, em) =>
    (await findLink(mail, em)) && {
      content: newsletterConfirm(urlOf(mail, 'news')),
      headers: unsubscribeHeaders(mail),
    },
  contact_received: async ({ data }, em) => {
    const submission = await em.findOneBy(ContactSubmission, { id: String(data['contactId']) })
    return submission && { content: contactReceived(submission), replyTo: submission.email }
  },
}

/** What the rows that a mail is about make of it by now; null without them. */
export const readMail: Reader = (mail, em) => readers[mail.template](mail, em)

const PURPOSES = {
  confirm: LinkPurpose.confirm_email,
  reset: LinkPurpose.reset_password,
  news: LinkPurpose.newsletter_confirm,
} as const

const urlOf = ({ data }: Mail, mode: keyof typeof PURPOSES) =>
  linkUrl(mode, linkToken(PURPOSES[mode], String(data['linkId'])))

/** The mail's link. What is about to be sent needs one that is good still: asked again, only the newer one goes out. */
async function findLink({ data, state }: Mail, em: EntityManager): Promise<Link | null> {
  const link = await em.findOneBy(Link, { id: String(data['linkId']) })
  return state === MailState.sending && link?.usedAt ? null : link
}

async function readWelcome(mail: Mail, em: EntityManager): Promise<ReadMail | null> {
  const person = mail.userId === null ? null : await em.findOneBy(User, { id: mail.userId })
  // The account has another address by now, to which it was written.
  if (!person || (mail.state === MailState.sending && person.email !== mail.to)) return null
  const entry = await em.findOneBy(WaitlistEntry, { userId: person.id })
  const url = (await findLink(mail, em)) ? urlOf(mail, 'confirm') : null
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

import type { MailContent } from '../../mail/mail-content'
import { defineMail, type MailTools } from '../../mail/mail-definition'
import { club } from '../../shared/club'
import { newsletterConfirmLink, newsletterLeaveLink } from './newsletter.links'

export const newsletterConfirmMail = defineMail({
  name: 'newsletter_confirm',
  description: 'Asks an address to confirm its newsletter subscription.',
  isCausedByStrangers: true,
  read: async (mail, _em, tools) => {
    const url = await tools.findUrl(newsletterConfirmLink)
    if (url === null) return null
    const headers = unsubscribeHeaders(String(mail.data['leaveLinkId']), tools)
    return { ...newsletterConfirm(url), headers }
  },
})

/** Returns the headers with which a mail program unsubscribes without opening a page (RFC 8058). */
export function unsubscribeHeaders(leaveLinkId: string, { links, siteUrl }: MailTools) {
  const token = links.token(newsletterLeaveLink, leaveLinkId)
  return {
    'List-Unsubscribe': `<${siteUrl}/api/newsletter/leave?token=${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

const newsletterConfirm = (url: string): MailContent => ({
  subject: 'Please confirm the newsletter',
  heading: 'Please confirm the newsletter',
  paragraphs: [
    `This address was given for the newsletter of ${club.name}. The button works for 7 days after the request; without it nothing is sent.`,
  ],
  button: { label: 'Confirm the newsletter', url },
  closing: ['If this was not you, do nothing.'],
})

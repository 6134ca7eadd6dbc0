import type { MailContent } from '../../mail/mail-content'
import { defineMail } from '../../mail/mail-definition'
import { ContactSubmission } from './contact-submission.entity'

/** Goes to the team; a reply to it goes to the visitor. */
export const contactReceivedMail = defineMail({
  name: 'contact_received',
  description: 'Notifies the team of a new message.',
  read: async ({ data }, em, { siteUrl }) => {
    const submission = await em.findOneBy(ContactSubmission, { id: String(data['contactId']) })
    if (!submission) return null
    const button = { label: 'Open the messages', url: `${siteUrl}/admin?view=messages` }
    return { ...contactReceived(submission), button, replyTo: submission.email }
  },
})

const contactReceived = ({ name, email, phone, message }: ContactSubmission): MailContent => ({
  subject: `Message from ${name}`,
  heading: `Message from ${name}`,
  paragraphs: [
    message.replace(/\r\n?/g, '\n'),
    [`Name: ${name}`, `Email: ${email}`, ...(phone === null ? [] : [`Phone: ${phone}`])].join('\n'),
  ],
  closing: ['An answer to this mail goes to the sender.'],
})

import { club } from '../../../shared/club'
import type { ContactSubmission } from '../../contact/contact-submission.entity'
import type { MailContent } from '../../../mail/mail-content'

export const newsletterConfirm = (url: string): MailContent => ({
  subject: 'Please confirm the newsletter',
  heading: 'Please confirm the newsletter',
  paragraphs: [
    `This address was given for the newsletter of ${club.name}. The button works for 7 days; without it nothing is sent.`,
  ],
  button: { label: 'Confirm the newsletter', url },
  closing: ['If this was not you, do nothing.'],
})

/** To the team, whose answer goes to the visitor. */
export const contactReceived = ({
  name,
  email,
  phone,
  message,
}: Pick<ContactSubmission, 'name' | 'email' | 'phone' | 'message'>): MailContent => ({
  subject: `Message from ${name}`,
  heading: `Message from ${name}`,
  paragraphs: [
    message.replace(/\r\n?/g, '\n'),
    [`Name: ${name}`, `Email: ${email}`, ...(phone === null ? [] : [`Phone: ${phone}`])].join('\n'),
  ],
  closing: ['An answer to this mail goes to the sender.'],
})

import { defineMail } from '../../mail/mail-definition'
import type { MailContent } from '../../mail/mail-content'
import { club } from '../../shared/club'

export const emailChangedMail = defineMail({
  name: 'email_changed',
  description: 'Notifies the previous address that the account’s address was changed.',
  read: ({ data }, _em, { teamEmail }) =>
    Promise.resolve({ content: emailChanged(String(data['newAddress']), teamEmail) }),
})

/** `newAddress` is masked. */
const emailChanged = (newAddress: string, teamEmail: string): MailContent => ({
  subject: 'Your address was changed',
  heading: 'Your address was changed',
  paragraphs: [
    `Your account at ${club.name} has another address now: ${newAddress}. From now on, mail about the account goes there.`,
    `If it was not you, tell us. Write to us at ${teamEmail} or call ${club.phone}.`,
  ],
})

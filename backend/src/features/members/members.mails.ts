import { defineMail } from '../../mail/mail-definition'
import type { MailContent } from '../../mail/mail-content'
import { undoEmailChangeLink } from './members.links'
import { club } from '../../shared/club'

export const emailChangedMail = defineMail({
  name: 'email_changed',
  description: 'Notifies the previous address that the account’s address was changed.',
  read: async ({ data }, _em, { findUrl, teamEmail }) => {
    // Not every change can be undone.
    const url = 'linkId' in data ? await findUrl(undoEmailChangeLink) : null
    return emailChanged(String(data['newAddress']), url, teamEmail)
  },
})

/** `newAddress` is masked; `undoUrl` is null if the change cannot be undone by this mail. */
const emailChanged = (
  newAddress: string,
  undoUrl: string | null,
  teamEmail: string,
): MailContent => ({
  subject: 'Your address was changed',
  heading: 'Your address was changed',
  paragraphs: [
    `Your account at ${club.name} has another address now: ${newAddress}. From now on, mail about the account goes there.`,
    ...(undoUrl === null
      ? []
      : [
          'If it was not you, press the button within 72 hours of the change: this address is yours again, everybody is signed out, second factors that were added since are removed, and we mail you a link for a new password.',
        ]),
    `If it was not you, ${undoUrl === null ? 'tell us' : 'also tell us'}. Write to us at ${teamEmail} or call ${club.phone}.`,
  ],
  ...(undoUrl !== null && { button: { label: 'Take my address back', url: undoUrl } }),
})

import { clubDateTime } from '../../core/club-day'
import type { MailContent } from '../../mail/mail-content'
import { defineMail } from '../../mail/mail-definition'
import { club } from '../../shared/club'
import { newPasswordButton } from '../auth/auth.mails'

/** Goes to the owner of a calendar address, so that they learn of one that they did not create. */
export const calendarAddressMail = defineMail({
  name: 'calendar_address_changed',
  description: 'Reports that the address of the account’s calendar was created or replaced.',
  read: ({ data }, _em, { teamEmail, siteUrl }) => {
    const at = clubDateTime(new Date(Number(data['at'])))
    const content = changed(data['change'] === 'created', at, teamEmail)
    return Promise.resolve({ ...content, button: newPasswordButton(siteUrl) })
  },
})

const changed = (isNew: boolean, at: string, teamEmail: string): MailContent => {
  const subject = isNew ? 'A new calendar address' : 'Your calendar address was replaced'
  const change = isNew
    ? `was created on ${at}, Miami time`
    : `was replaced by a new one on ${at}, Miami time, and the former one has ended`
  return {
    subject,
    heading: subject,
    paragraphs: [
      `The address of your bookings at ${club.name} for calendar programs ${change}. Whoever has the address can read when and where you play.`,
      `If it was not you, set a new password: that ends the address. Then tell us: write to us at ${teamEmail} or call ${club.phone}.`,
    ],
  }
}

import type { WaitlistRowFragment } from '../../../api/generated'
import { invitationEmail } from '../../../content/admin/invitationEmail'

/* Mail programs need CR LF as a line break, and read + as a plus sign. */
const encode = (text: string) => encodeURIComponent(text.replace(/\n/g, '\r\n'))

/** Returns a `mailto:` URL that opens the person's invitation in the team's mail program. */
export const invitationMailto = ({ position, user: { email, firstName } }: WaitlistRowFragment) =>
  `mailto:${encode(email).replace('%40', '@')}?subject=${encode(invitationEmail.subject)}&body=${encode(
    invitationEmail.text({ firstName, position }),
  )}`

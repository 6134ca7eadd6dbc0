import type { WaitlistRowFragment } from '../../../api/generated'
import { invitationEmail } from '../../../content/admin/invitationEmail'

/* A mail program reads a line's end as CR LF, and + as a plus. */
const encode = (text: string) => encodeURIComponent(text.replace(/\n/g, '\r\n'))

/** A mailto: address that opens the person's invitation in the team's mail program. */
export const invitationMailto = ({ position, user: { email, firstName } }: WaitlistRowFragment) =>
  `mailto:${encode(email).replace('%40', '@')}?subject=${encode(invitationEmail.subject)}&body=${encode(
    invitationEmail.text({ firstName, position }),
  )}`

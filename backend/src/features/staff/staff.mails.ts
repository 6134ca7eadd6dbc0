import type { AppointedRole } from '../../accounts/staff-role'
import { defineMail } from '../../mail/mail-definition'
import { club } from '../../shared/club'
import { StaffInvitation } from './staff-invitation.entity'
import { staffInvitationLink } from './staff.links'

const ROLES: Record<AppointedRole, string> = { MANAGER: 'a manager', DESK: 'the front desk' }

/** Goes to the invited address, which may have no account. */
export const staffInvitationMail = defineMail({
  name: 'staff_invitation',
  description: 'Invites a person to join the staff.',
  read: async ({ data }, em, { findUrl }) => {
    const id = String(data['invitationId'])
    const invitation = await em.findOneBy(StaffInvitation, { id })
    const url = await findUrl(staffInvitationLink)
    if (!invitation || url === null) return null
    return {
      subject: `Join the team of ${club.name}`,
      heading: 'Join the team',
      paragraphs: [
        `You are invited to work for ${club.name} on its site, as ${ROLES[invitation.role]}. Log in with this address, or create an account with it.`,
        'The button works once, for 7 days after the invitation.',
      ],
      button: { label: 'Join the team', url },
      closing: ['If you did not expect this, do nothing.'],
    }
  },
})

/** What has changed for a staff person. */
export type StaffChange = 'joined' | 'changed' | 'ended'

/** Goes to the staff person. `data` has the change and the role, before the end or after the change. */
export const staffChangedMail = defineMail({
  name: 'staff_changed',
  description: 'Reports that a person has joined the staff, has another role, or has left it.',
  read: ({ data }, _em, { teamEmail, siteUrl }) => {
    // staff-changes.ts has written both.
    const change = data['change'] as StaffChange
    const role = data['role'] as AppointedRole
    const button = { label: 'Open the team’s page', url: `${siteUrl}/admin` }
    return Promise.resolve({
      subject: SUBJECTS[change],
      heading: SUBJECTS[change],
      paragraphs: [
        SENTENCES[change](ROLES[role]),
        `If this is a mistake, tell us. Write to us at ${teamEmail} or call ${club.phone}.`,
      ],
      ...(change !== 'ended' && { button }),
    })
  },
})

const SUBJECTS: Record<StaffChange, string> = {
  joined: 'You have joined the team',
  changed: 'Your role in the team has changed',
  ended: 'You have left the team',
}

const SENTENCES: Record<StaffChange, (role: string) => string> = {
  joined: role =>
    `You work for ${club.name} as ${role} now. Wherever else you were signed in, you have been signed out.`,
  changed: role => `You work for ${club.name} as ${role} now.`,
  ended: role =>
    `You no longer work for ${club.name} as ${role}. You have been signed out, and your access tokens have ended. Your account stays: log in as before.`,
}

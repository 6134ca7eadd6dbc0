import type { AppointedRole, StaffRole } from '../../api/operationTypes'
import { withMail } from './mailed'

const roles: Record<StaffRole, string> = { OWNER: 'Owner', MANAGER: 'Manager', DESK: 'Front desk' }

/** What a role may do, for who gives it. */
const invited: Record<AppointedRole, { label: string; note: string }> = {
  MANAGER: { label: roles.MANAGER, note: 'Everything but staff, webhooks and the launch.' },
  DESK: { label: roles.DESK, note: 'The day, bookings, charges, people and notes.' },
}

/** As `withMail`; without a mail server, the owner hands the link over. */
const withInvitation = (text: string, mail: string) => (sendsMail: boolean | undefined) =>
  withMail(text, mail)(sendsMail) +
  (sendsMail === false ? ' The link is under Mail, for you to hand over.' : '')

/** The texts of the section Staff. */
export const staffTexts = {
  failed: 'The staff could not be loaded.',
  notChanged: { title: 'Not changed', description: 'Please try again.' },
  roles,
  people: {
    title: 'People',
    caption: 'The staff, the owner first',
    name: 'Name',
    email: 'Email',
    role: 'Role',
    since: 'Since',
    lastSeen: 'Last seen',
    secondFactor: 'Second factor',
    actions: 'Actions',
    hasSecondFactor: { yes: 'Yes', no: 'None' },
    none: 'N/A',
    empty: 'Nobody works here yet',
  },
  change: (name: string, to: AppointedRole, sendsMail: boolean | undefined) => ({
    label: to === 'MANAGER' ? 'Make manager' : 'Move to the desk',
    name: `${to === 'MANAGER' ? 'Make manager' : 'Move to the desk'}: ${name}`,
    question: `Give ${name} the role ${roles[to]}?`,
    detail: withMail(
      `${invited[to].note} It holds at once.`,
      'A mail tells the person.',
    )(sendsMail),
    yes: 'Yes, change the role',
    no: 'Keep the role',
    pending: 'Changing...',
  }),
  changed: (name: string, role: AppointedRole) => `${name} has the role ${roles[role]} now.`,
  /** For the person whose role it is. `goneSection` is the section they saw, if they may not see it any more. */
  ownRoleChanged: (role: StaffRole, goneSection: string | undefined) => ({
    title: 'Your role has changed',
    description:
      `It is ${roles[role]} now. ` +
      (goneSection === undefined
        ? 'This page shows what it allows.'
        : `You no longer see ${goneSection}.`),
  }),
  /** The URL names a section, or a part of one, that the role does not have. */
  refusedSection: (role: StaffRole, section: string) =>
    `Your role, ${roles[role]}, does not include ${section}.`,
  end: (name: string, sendsMail: boolean | undefined) => ({
    label: 'End',
    name: `End: ${name}`,
    question: `Take ${name} off the team?`,
    detail: withMail(
      'They are logged out everywhere, and their access tokens end. Their account, place and membership stay.',
      'A mail tells them.',
    )(sendsMail),
    yes: 'Yes, take them off',
    no: 'Keep them',
    pending: 'Ending...',
  }),
  ended: (name: string) => `${name} is no longer on the team.`,
  invitations: {
    title: 'Invitations',
    caption: 'Open invitations, newest first',
    email: 'Email',
    role: 'Role',
    since: 'Invited',
    until: 'Valid until',
    expired: 'Expired',
    actions: 'Actions',
    empty: 'There is no open invitation',
  },
  withdraw: (email: string) => ({
    label: 'Withdraw',
    name: `Withdraw: ${email}`,
    question: `Withdraw the invitation of ${email}?`,
    detail: 'Its link no longer works.',
    yes: 'Yes, withdraw it',
    no: 'Keep it',
    pending: 'Withdrawing...',
  }),
  withdrawn: (email: string) => `The invitation of ${email} is withdrawn.`,
  form: {
    label: 'Invite a person',
    email: 'Email',
    role: 'Role',
    hint: withInvitation(
      'An invitation has a link for 7 days. Inviting an address again replaces its link.',
      'The person gets it by mail.',
    ),
    options: invited,
    submit: 'Invite',
    pending: 'Inviting...',
    done: (sendsMail: boolean | undefined) => ({
      title: 'Invited',
      description: withInvitation('The person is invited.', 'The mail is on its way.')(sendsMail),
      clear: true,
    }),
    failed: {
      title: 'Not invited',
      description: 'Please try again.',
      preferServer: true,
    },
  },
}

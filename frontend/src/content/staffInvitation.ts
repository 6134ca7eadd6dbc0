import { club } from '@shared/club'
import { mailTo } from '../format/links'
import { paths } from '../paths'

const failed = {
  title: 'Not joined',
  description: 'Please try again later.',
  preferServer: true,
  showsRefusedSession: true,
}

/** The page of an invitation to the staff. */
export const staffInvitation = {
  title: 'Join the team',
  /** Without a session: the login form or the form for a new account. */
  login: {
    lead: 'Log in with the address that the invitation was mailed to. If you set a new password, open the link of the invitation again after that.',
    other: 'I have no account yet',
  },
  register: {
    lead: 'Create an account with the address that the invitation was mailed to.',
    other: 'I have an account',
    failed: { ...failed, title: 'No account created' },
    submit: 'Create the account',
    pending: 'Creating...',
  },
  lead: (email: string) =>
    `You are logged in as ${email}. Press the button to join the team. You will be logged out everywhere else.`,
  other: 'Log in with another account',
  leaving: 'Logging out...',
  submit: 'Join the team',
  pending: 'Joining...',
  done: 'You have joined the team.',
  next: { action: 'Open the team’s page', to: paths.today() },
  failed,
  again: { action: 'Write to the club', href: mailTo(club.email, 'My invitation to the team') },
}

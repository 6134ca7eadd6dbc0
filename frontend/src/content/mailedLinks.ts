import { club } from '@shared/club'
import { mailTo } from '../format/links'
import { paths } from '../paths'

const failed = { title: 'Error', description: 'Please try again later.', preferServer: true }
const home = { action: 'Return Home', to: paths.home() }
const newLink = 'Ask for a new link'

/** The field for a link that a mail program has cut off. */
export const pasteLink = {
  title: 'Paste the link',
  label: 'The line below the button in the mail',
  hint: 'Copy the whole line. It begins with http.',
  invalid: 'Please paste the whole line below the button',
  submit: 'Open the link',
  pending: 'Opening...',
  failed,
}

/** The modes of `/auth` for mailed links: one requests a link, the others open one. */
export const mailedLinks = {
  /* The URL contains no link: it was used here, or the reader typed the URL. */
  missing: 'Open the link in the mail again.',
  forgot: {
    pageTitle: 'Forgot your password',
    description: `Ask for a link to set a new password at ${club.name}.`,
    title: 'Forgot your password?',
    lead: 'Enter the email address of your account.',
    email: 'Email',
    submit: 'Send me a link',
    pending: 'Sending...',
    sent: ['If there is an account with that address, we have written to it.'],
    /* The site sends no mail. */
    notSetUp: [
      'Online reset is not set up yet. Write to ',
      { text: club.email, href: mailTo(club.email, 'I forgot my password') },
      '.',
    ],
    failed,
    next: { action: 'Back to login', to: paths.auth() },
  },
  reset: {
    pageTitle: 'Set a new password',
    description: `Set a new password for your account with ${club.name}.`,
    title: 'Set a new password',
    lead: 'You will be logged out everywhere, and log in with the new one.',
    newPassword: 'New password',
    submit: 'Set password',
    pending: 'Saving...',
    done: { title: 'Password set', description: 'Please log in with your new password.' },
    failed: { ...failed, title: 'Password not set' },
    again: { action: newLink, to: paths.auth({ mode: 'forgot' }) },
  },
  confirm: {
    pageTitle: 'Confirm your address',
    description: `Confirm that mail of ${club.name} reaches you.`,
    title: 'Confirm your address',
    lead: 'Press the button, and we know that our mail reaches you.',
    submit: 'Confirm my address',
    pending: 'Confirming...',
    done: 'Your address is confirmed.',
    next: { action: 'Dashboard', to: paths.dashboard() },
    failed,
    again: { action: 'See whether it is confirmed', to: paths.dashboard() },
  },
  news: {
    pageTitle: 'Confirm the newsletter',
    description: `Confirm that you would like the newsletter of ${club.name}.`,
    title: 'Confirm the newsletter',
    lead: 'Press the button, and we write to you when there is news of the club.',
    submit: 'Confirm the newsletter',
    pending: 'Confirming...',
    done: 'You are on the list of our newsletter.',
    next: home,
    failed,
    again: { action: 'Join again at the foot of the home page', to: paths.home() },
  },
  /* The rest is in offerLink.ts, which only this page loads. */
  offer: {
    pageTitle: 'Your offer',
    description: `Answer your offer of a membership of ${club.name}.`,
    title: 'Your offer',
  },
  /* The rest is in staffInvitation.ts, which only this page loads. */
  staff: {
    pageTitle: 'Join the team',
    description: `Accept your invitation to the team of ${club.name}.`,
    title: 'Join the team',
  },
  /* The rest is in keepAccount.ts, which only this page loads. */
  keep: {
    pageTitle: 'Keep your account',
    description: `Keep your account with ${club.name}.`,
    title: 'Keep my account',
  },
  /* The rest is in undoEmailChange.ts, which only this page loads. */
  undo: {
    pageTitle: 'Take your address back',
    description: `Undo a change of the address of your account with ${club.name}.`,
    title: 'Take your address back',
  },
  leave: {
    pageTitle: 'Leave the newsletter',
    description: `Leave the newsletter of ${club.name}.`,
    title: 'Leave the newsletter',
    lead: 'You can join again at any time.',
    submit: 'Leave the newsletter',
    pending: 'Leaving...',
    done: 'We will send you no more newsletters.',
    next: home,
    failed,
    again: {
      action: 'Write to the club',
      href: mailTo(club.email, 'Please take me off the newsletter'),
    },
  },
}

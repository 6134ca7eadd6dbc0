import { shortDateTime } from '../format/dates'

const failed = {
  title: 'Error',
  description: 'That did not work. Please try again.',
  preferServer: true,
}

/** The texts of the card about the account's security on the profile. */
export const accountSecurity = {
  title: 'Account and security',
  password: {
    title: 'Password',
    lead: 'A new password signs you out everywhere else, and ends your access tokens.',
    owner: 'Whoever runs the site sets the owner’s password.',
    action: 'Change password',
    current: 'Current password',
    next: 'New password',
    hint: 'At least 8 characters',
    show: 'Show password',
    submit: 'Save password',
    pending: 'Saving...',
    cancel: 'Cancel',
    done: {
      title: 'Password changed',
      description: 'You are signed out everywhere else, and your access tokens have ended.',
    },
    failed,
    unanswered: {
      title: failed.title,
      description:
        'No answer came. Your password may have been changed: if you are signed out, log in with the new one.',
    },
  },
  mails: {
    title: 'Mails I want',
    lead: 'Mails about your account, your bookings and your membership always come.',
    failed: 'Your choice could not be loaded.',
    newsletter: 'Newsletter',
    dayReminder: 'Reminder 24 hours before I play',
    hoursReminder: 'Reminder 3 hours before I play',
    digest: 'What there is to do for the team, on workdays at 7 AM',
    states: {
      off: 'You get no newsletter.',
      unconfirmed: 'We have sent you a mail. The newsletter comes once you have used its link.',
      on: 'You get the newsletter. Each one has a link that ends it, too.',
    },
  },
  sessions: {
    title: 'Where you are signed in',
    failed: 'The list could not be loaded.',
    unknown: 'Unknown browser',
    on: (browser: string, system: string) => `${browser} on ${system}`,
    current: 'This browser',
    times: (startedAt: string, lastUsedAt: string) =>
      `Signed in ${shortDateTime(startedAt)}, last used ${shortDateTime(lastUsedAt)}`,
    end: {
      label: 'Sign out',
      named: (browser: string, at: string) => `Sign out ${browser}, ${shortDateTime(at)}`,
      question: (browser: string) => `Sign out ${browser}? It must sign in again.`,
      yes: 'Yes, sign out',
      no: 'Cancel',
      pending: 'Signing out...',
    },
    endOthers: {
      label: 'Sign out everywhere else',
      question: 'Sign out all other browsers? Your access tokens stay.',
      yes: 'Yes, sign out',
      no: 'Cancel',
      pending: 'Signing out...',
    },
    done: { title: 'Signed out', description: 'That browser must sign in again.' },
    othersDone: { title: 'Signed out', description: 'You are signed in only here.' },
  },
} as const

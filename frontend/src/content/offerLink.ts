import { paths } from '../paths'

/** The page of an offer's mailed link, besides its title (mailedLinks.ts). */
export const offerLink = {
  lead: 'Log in to see it and answer it.',
  /** For a person who is signed in and was not asked. */
  foreign: {
    lead: (email: string) =>
      `This offer was sent to somebody else. You are signed in as ${email}. To see it and answer it, log in with the account that it was sent to.`,
    action: 'Log out and open it',
    pending: 'Logging out...',
  },
  notNow: {
    label: 'Not now',
    question:
      'Say “not now”? This offer ends at once, and you cannot take that back. You keep your number, and we ask you again after everybody else.',
    yes: 'Yes, not now',
    pending: 'Sending...',
    no: 'Keep the offer',
  },
  or: 'No time to log in? You keep your number, and we ask you again after everybody else.',
  done: [
    'You said not now. You keep your number on the waitlist, and we ask you again after everybody else.',
  ],
  next: { action: 'Return Home', to: paths.home() },
  failed: 'That did not work. Please try again later.',
}

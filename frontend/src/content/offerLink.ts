import { paths } from '../paths'

/** The page of an offer's mailed link, besides its title (mailedLinks.ts). */
export const offerLink = {
  lead: 'Log in to see it and answer it.',
  notNow: {
    action: 'Not now',
    question:
      'Say “not now”? This offer ends at once, and you cannot take that back. You keep your number, and we ask you again after everybody else.',
    confirm: 'Yes, not now',
    pending: 'Sending...',
    keep: 'Keep the offer',
  },
  or: 'No time to log in? You keep your number, and we ask you again after everybody else.',
  done: [
    'You said not now. You keep your number on the waitlist, and we ask you again after everybody else.',
  ],
  next: { action: 'Return Home', to: paths.home() },
  failed: 'That did not work. Please try again later.',
}

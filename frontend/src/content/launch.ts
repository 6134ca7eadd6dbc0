import { club } from '@shared/club'

/** The launch phases on the membership and booking pages. */
export const launch = {
  title: 'Launch timeline',
  current: 'Current',
  comingSoon: 'Coming soon',
  /** The link to the waitlist in the head of a page whose subject has not opened yet. */
  reserve: 'Reserve my spot',
  /** The same link in the first phase. */
  toWaitlist: 'Go to the waitlist',
  phases: [
    {
      number: 'Phase 1',
      name: 'Waitlist',
      text: `Reserve your spot. The list closes at ${String(club.waitlistCapacity)} members.`,
    },
    {
      number: 'Phase 2',
      name: 'Memberships',
      text: 'Standard and Unlimited go on sale.',
    },
    {
      number: 'Phase 3',
      name: 'Court booking',
      text: `Advance scheduling, up to ${String(club.bookingDaysAhead)} days.`,
    },
  ],
}

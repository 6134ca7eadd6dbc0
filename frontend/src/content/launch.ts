import { club } from '@shared/club'

/** The launch, as the membership and the booking page show it. */
export const launch = {
  title: 'Launch timeline',
  current: 'Current',
  comingSoon: 'Coming soon',
  /** Leads to the waitlist, from the head of a page whose subject has not opened yet. */
  reserve: 'Reserve my spot',
  /** The same from the first phase. */
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

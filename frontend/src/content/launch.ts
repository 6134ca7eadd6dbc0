import { club } from '@shared/club'
import { phaseTexts } from './currentPhase'

/** The launch phases on the membership and booking pages. */
export const launch = {
  title: 'Launch timeline',
  /** The index of the current phase. */
  get current() {
    return phaseTexts().step
  },
  states: { done: 'Done', current: 'Current', comingSoon: 'Coming soon' },
  /** Instead of done: the waitlist stays open in every phase. */
  stillOpen: 'Still open',
  /** The link to the waitlist in the head of a page. */
  reserve: 'Reserve My Spot Now',
  /** The same link in the first phase of the timeline. */
  toWaitlist: 'Go to the waitlist',
  phases: [
    {
      number: 'Phase 1',
      name: 'Waitlist',
      get text() {
        return phaseTexts().timelineWaitlist
      },
    },
    {
      number: 'Phase 2',
      name: 'Memberships',
      get text() {
        return phaseTexts().timelineMemberships
      },
    },
    {
      number: 'Phase 3',
      name: 'Court booking',
      text: `Advance scheduling, up to ${String(club.bookingDaysAhead)} days.`,
    },
  ],
}

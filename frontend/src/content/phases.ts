/**
 * The sentences that change with the launch phase. Only the build reads this file: it writes the
 * sentences of a phase into that phase's pages, so no script has them (currentPhase.ts).
 *
 * A phase lists only what changes with it.
 */
import { club } from '@shared/club'

const describeHome = (status: string) =>
  `${club.tagline} in ${club.city}, ${status}: capped membership, climate-controlled courts, keycard access 24/7.`
const [town = club.city] = club.city.split(',')
const capacity = String(club.waitlistCapacity)

/** The texts of the first phase. */
const waitlist = {
  /** The index of the current phase on the timeline. */
  step: 0,
  homeDescription: describeHome('opening soon'),
  homeOpening: `Opening soon in ${town}. Join via the waitlist.`,
  aboutNext: 'The doors are not open yet. You join by the list.',
  /** The end of the description of the membership page. */
  membershipStatus: 'Not on sale yet.',
  membershipFlag: 'Coming soon',
  /** The first sentence of the membership page. */
  membershipLead: 'Memberships are not on sale yet.',
  /** The label of the two disabled buttons. */
  membershipButton: 'Coming soon',
  /** The subject of the mail that asks to be notified. */
  membershipNotify: 'Tell me when memberships open',
  timelineWaitlist: `Reserve your spot. The list closes at ${capacity} members.`,
  timelineMemberships: 'Standard and Unlimited go on sale.',
  bookingFlag: 'Coming soon',
  bookingLead: 'Online booking is not open yet. Until then, call or write to the club.',
  /** The last sentence of the answer about booking, which the JSON-LD repeats. */
  faqBooking: 'It is not open yet.',
  registerPurpose: 'We use this for the waitlist only.',
  shareNext: 'When memberships go on sale, the club writes to you.',
  offerCharge: 'Nothing is charged here. The front desk takes the first month when the club opens.',
}

/** The texts of a page's phase. */
export type PhaseTexts = Readonly<typeof waitlist>

const memberships: PhaseTexts = {
  ...waitlist,
  step: 1,
  membershipStatus: 'Offered to people on the waitlist.',
  membershipFlag: 'Offered to the waitlist',
  membershipLead: 'The club offers memberships to people on the waitlist.',
  membershipButton: 'Offered to the waitlist',
  membershipNotify: 'Tell me about memberships',
  timelineWaitlist: `The list opened first, for ${capacity} members.`,
  timelineMemberships: 'Standard and Unlimited are offered to the waitlist.',
  registerPurpose: 'We use this for the waitlist and your membership only.',
  shareNext: 'When it is your turn, the club writes to you.',
}

const booking: PhaseTexts = {
  ...memberships,
  step: 2,
  timelineMemberships: 'Standard and Unlimited went to the waitlist first.',
  homeDescription: describeHome('now open'),
  homeOpening: `Now open in ${town}. Join via the waitlist.`,
  aboutNext: 'The doors are open to members. You join by the list.',
  bookingFlag: 'Open to members',
  bookingLead: 'Court booking is open to members. Call or write to the club to book a court.',
  faqBooking: 'It is open to members.',
  offerCharge: 'Nothing is charged here. The front desk takes the first month on your first visit.',
}

/** The texts of every phase, in order. The names are those of the schema's LaunchPhase. */
export const phases = { waitlist, memberships, booking }

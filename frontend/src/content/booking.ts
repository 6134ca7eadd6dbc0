import { club } from '@shared/club'
import { phaseTexts } from './currentPhase'

const { courts, bookingDaysAhead, bookingCancellation, openPlay } = club

/** The page of court booking. It counts one court (FORM-18). */
export const booking = {
  pageTitle: 'Court booking',
  /** Whether members can book courts. */
  get isOpen() {
    return phaseTexts().step === 2
  },
  get flag() {
    return phaseTexts().bookingFlag
  },
  title: 'Call your court',
  get lead() {
    return phaseTexts().bookingLead
  },
  /** For a person who is no member: on the waitlist, or once members book courts. */
  leadForOthers: (isWaiting: boolean) =>
    [
      booking.isOpen ? 'Court booking is open to members.' : 'Online booking is not open yet.',
      phaseTexts().membershipLead,
      ...(isWaiting ? [phaseTexts().shareNext] : []),
    ].join(' '),
  features: {
    title: 'What you will book',
    list: [
      `${String(courts.onBookingPage)} court, indoor and climate-controlled`,
      'Book online, 24/7',
      `Advance scheduling, up to ${String(bookingDaysAhead)} days`,
      `Free to cancel up to ${String(bookingCancellation.freeUpToHours)} hours before`,
      `Open play daily ${openPlay}`,
    ],
  },
  call: { title: 'Call the club', text: `Front desk, weekdays ${club.frontDesk.weekdays}` },
  mail: {
    title: 'Email the club',
    text: `An answer within ${String(club.replyWithinHours)} hours`,
    subject: 'Court booking',
  },
} as const

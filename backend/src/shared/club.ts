/**
 * The club's facts. An operator edits this file; every page, mail and rule reads it.
 * Several facts disagree on purpose (two capacities, two court counts, two phones, two e-mails):
 * each page states its own (SPEC-12). Do not harmonise them.
 */
export const club = {
  name: 'Coral Way Pickleball Club',
  tagline: 'Premier indoor pickleball club',
  city: 'Miami, FL',
  timeZone: 'America/New_York',
  address: '1234 Coral Way, South Miami, FL 33143',
  phone: '(305) 555-0142',
  email: 'team@coralwaypickleball.example',
  faqPhone: '(305) 555-0187',
  faqEmail: 'hello@coralwaypickleball.example',
  courts: { premium: 2, onBookingPage: 1 },
  freeParkingSpaces: 200,
  openPlay: '11pm-5am',
  frontDesk: { weekdays: '6 AM-10 PM', weekends: '7 AM-9 PM' },
  proShop: { weekdays: '8 AM-8 PM', weekends: '9 AM-6 PM' },
  /** The enforced number of places; the waitlist closes here (decision W9). */
  waitlistCapacity: 225,
  /** Places given out per New York day (decision W2). */
  waitlistDailyCap: 80,
  /** Only ever a sentence, on the dashboard and in the FAQ (decision W9). */
  statedMembershipCap: 250,
  /** The preset invite's static number (decision W10). */
  inviteSpotsLeft: 47,
  replyWithinHours: 24,
  cancellationNoticeDays: 30,
  /** As the booking page and the launch timeline say; the FAQ's tiers have windows of their own. */
  bookingDaysAhead: 7,
  bookingCancellation: { freeUpToHours: 2, lateFee: '$10' },
  privacyNoticeDays: 30,
  minimumAge: 13,
} as const

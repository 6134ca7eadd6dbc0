/**
 * The club's facts. An operator edits this file; every page, mail and rule reads it. Several facts
 * differ on purpose (two capacities, two court counts, two phones, two emails): each page states
 * its own (SPEC-12). Do not harmonise them.
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
  /** The enforced number of places, at which the waitlist closes (WAITLIST-9). */
  waitlistCapacity: 225,
  /** The maximum number of places per New York day (WAITLIST-2). */
  waitlistDailyCap: 80,
  /** Only text, on the dashboard and in the FAQ (WAITLIST-9). */
  statedMembershipCap: 250,
  /** The preset invite's static number (WAITLIST-10). */
  inviteSpotsLeft: 47,
  replyWithinHours: 24,
  cancellationNoticeDays: 30,
  /** As on the booking page and the launch timeline; the FAQ's tiers have their own windows. */
  bookingDaysAhead: 7,
  bookingCancellation: { freeUpToHours: 2, lateFee: '$10' },
  privacyNoticeDays: 30,
  minimumAge: 13,
} as const

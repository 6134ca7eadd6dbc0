/**
 * The rules of court bookings (BOOKING-1): one table for the server and the pages that book. It is
 * separate from `club.ts`, which every page loads. Times are those of New York.
 */
export const bookingRules = {
  /** The bookable hours: 23 to 5 is open play, as `/membership` and the FAQ state. */
  opensAtHour: 5,
  closesAtHour: 23,
  /** The length of a booking. The tables allow any number of half hours. */
  minutes: 60,
  /** How many days ahead a slot opens, as `/booking` states. */
  windowDays: 7,
  /** Reservations a month of play, as `/membership` states; null without a limit. */
  monthly: { standard: 12, unlimited: null },
  /** Free guests a month of play, as `/membership` states. */
  freeGuests: { standard: 0, unlimited: 1 },
  /** What a tier of the FAQ adds to the plan; the better offer counts. Null is without a limit. */
  tiers: {
    elite: { windowDays: 7, freeGuests: 1 },
    champion: { windowDays: 14, freeGuests: null },
  },
  guestsMax: 3,
  guestNameMax: 80,
  /** Confirmed bookings that have not begun, per member. */
  upcomingMax: 4,
  /** Confirmed bookings on one day, per member. */
  dailyMax: 2,
  /** Until when a cancellation is free, as the FAQ states. */
  freeCancellationHours: 2,
  /** Fees, as `/membership` and the FAQ state. Nothing is charged: the desk settles them. */
  cents: { extra_reservation: 1499, guest_pass: 1999, late_cancellation: 1000 },
} as const

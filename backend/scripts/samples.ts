/**
 * The bookings, messages and answers of the seed. Plain data; a weight is how often an answer is
 * chosen.
 */

const day = { duration: 60, status: 'confirmed' } as const

/** The persona's index, the days from the seed (negative: past), and the New York time. */
export const sampleBookings = [
  { of: 0, inDays: -12, startTime: '18:00', courtName: 'Championship Court 1', ...day },
  { of: 0, inDays: -5, startTime: '07:30', courtName: 'Court 2', ...day, duration: 90 },
  { of: 0, inDays: -1, startTime: '20:00', courtName: 'Championship Court 1', ...day },
  { of: 0, inDays: 2, startTime: '18:00', courtName: 'Championship Court 1', ...day },
  { of: 0, inDays: 4, startTime: '06:30', courtName: 'Court 2', ...day },
  { of: 0, inDays: 5, startTime: '19:00', courtName: 'Court 2', ...day, status: 'cancelled' },
  { of: 0, inDays: 7, startTime: '19:00', courtName: 'Court 2', ...day },
  { of: 4, inDays: -3, startTime: '12:00', courtName: 'Court 2', ...day },
  { of: 4, inDays: 1, startTime: '21:00', courtName: 'Championship Court 1', ...day },
  { of: 9, inDays: 3, startTime: '23:30', courtName: 'Court 2', ...day, duration: 120 },
  { of: 10, inDays: 6, startTime: '09:00', courtName: 'Championship Court 1', ...day },
  { of: 18, inDays: -2, startTime: '17:00', courtName: 'Court 2', ...day, status: 'cancelled' },
] as const

/**
 * The bookings of courts in phase booking: the persona's index (a member), the days from the seed, the
 * New York hour, and the court's number.
 */
export const sampleCourtBookings = [
  { of: 0, inDays: 0, hour: 22, court: 1, guests: [] },
  { of: 0, inDays: 1, hour: 18, court: 1, guests: ['Robin Hale', 'Sam Ortiz'] },
  { of: 0, inDays: 4, hour: 7, court: 2, guests: [] },
  { of: 3, inDays: 1, hour: 18, court: 2, guests: [] },
  { of: 3, inDays: 2, hour: 12, court: 1, guests: ['Kim Bauer'] },
  { of: 6, inDays: 1, hour: 19, court: 1, guests: [] },
  { of: 9, inDays: 1, hour: 9, court: 1, guests: [] },
  { of: 12, inDays: 2, hour: 20, court: 2, guests: [] },
  { of: 15, inDays: 3, hour: 6, court: 1, guests: ['Ángela Ríos-Santamaría', 'Bo', 'Chidi Eze'] },
  { of: 18, inDays: 6, hour: 21, court: 2, guests: [] },
] as const

/** Messages to the club; sender and time make them distinct. */
export const sampleMessages = [
  'Do you plan clinics for beginners in the evening?',
  'I would like to bring a team of eight.\nIs there a group rate?',
  'Is there parking for bicycles too?',
  'When will you open? I have a place on the waitlist and would love to plan my spring.',
  'Can my daughter (15) play with me if only I am a member?',
  'Hola, ¿hay clases en español?',
  'We are a small company around the corner. Could we rent both courts on a Friday afternoon, once a quarter, for about twenty people? We would need rackets for most of them, and somebody who explains the rules.\n\nThank you,\nthe people of the bakery',
  'Do you string or repair paddles?',
  'I have moved away. Please take me off the waitlist.',
  'Are the courts air-conditioned at night as well?',
] as const

/** The team's notes. */
export const sampleNotes = [
  { of: 0, daysAgo: 20, text: 'Called: plays 4.0, would like to help with the first open nights.' },
  { of: 0, daysAgo: 3, text: 'Has brought most of her league.\nAsk her about a ladder.' },
  { of: 4, daysAgo: 6, text: 'Prefers e-mail. Away until the first week of the month.' },
  { of: 17, daysAgo: 2, text: 'Goes by Angie.' },
] as const

export const memberAnswers = {
  drivingDistance: { less_than_10: 5, '10_to_20': 8, '20_to_30': 4, over_30: 2 },
  pricingFeedback: { great_value: 6, consider_lower: 7, pay_per_session: 3, too_expensive: 2 },
  readinessToJoin: { yes_100: 8, possibly: 8, no_not_now: 2 },
  wouldRefer: { yes: 10, maybe: 5, no: 2 },
  playsPerWeek: { less_than_once: 6, once: 8, twice: 4, three_times: 1 },
} as const

export const memberChoices = {
  playingDays: {
    monday: 0.3,
    tuesday: 0.45,
    wednesday: 0.4,
    thursday: 0.5,
    friday: 0.35,
    saturday: 0.75,
    sunday: 0.65,
  },
  preferredTimes: {
    early_morning: 0.5,
    late_morning: 0.3,
    afternoon: 0.2,
    evening: 0.7,
    late_night: 0.35,
    overnight: 0.15,
  },
  importantFeatures: {
    '24_7_access': 0.6,
    open_play_hours: 0.45,
    skill_matchmaking: 0.4,
    online_booking: 0.5,
    leagues_ladders: 0.3,
    social_events: 0.25,
    beginner_clinics: 0.25,
    guest_passes: 0.2,
    unlimited_training: 0.15,
    pro_shop: 0.1,
  },
  premiumFeatures: {
    reserved_peak_hours: 0.5,
    coaching_clinics: 0.4,
    unlimited_guest: 0.3,
    locker_storage: 0.25,
    nothing_extra: 0.2,
  },
} as const

export const pricingAnswers = { option1: 9, option2: 4, option3: 6 } as const

export const locationAnswers = {
  south_miami: 9,
  coral_gables: 7,
  kendall: 4,
  doral: 4,
  miami: 6,
  hialeah: 2,
  other: 4,
} as const

export const otherLocations = ['Key Biscayne', 'Homestead', 'key biscayne', 'Miami Beach'] as const

export const amenityWishes = {
  smoothieBar: 0.55,
  iceBaths: 0.5,
  personalTraining: 0.35,
  equipmentRental: 0.4,
  loungeArea: 0.45,
  lockerRental: 0.5,
  proShop: 0.3,
  childcare: 0.15,
  outdoorPatio: 0.4,
  laundryService: 0.1,
  parkingValidation: 0.2,
  privateEventSpace: 0.2,
} as const

export const generalAnswers = {
  playFrequency: { 'Once a week': 5, 'Two or three times a week': 8, Daily: 3, 'Now and then': 3 },
  experienceLevel: { Beginner: 4, Intermediate: 9, Advanced: 5 },
  membershipInterest: { 'Very interested': 9, 'Somewhat interested': 6, 'Just looking': 2 },
  hearAboutUs: { 'A friend': 8, 'Social media': 5, 'The newspaper': 3, 'Passing by': 2 },
} as const

export const generalFeatures = {
  'Open play': 0.6,
  Leagues: 0.4,
  Coaching: 0.45,
  'Night hours': 0.5,
} as const

export const comments = [
  'Simple wins.',
  'Guests matter to us.',
  'And good coffee.',
  'Please keep the music down.',
  'A family plan would be lovely.',
  'and good coffee',
  'I would pay more for quiet hours in the morning.',
  'More benches between the courts, so that those who wait can watch.',
] as const

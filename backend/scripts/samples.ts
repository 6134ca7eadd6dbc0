/** What the personas have booked, answered and asked. Plain data, so that a seed twice makes no row twice. */

const day = { duration: 60, status: 'confirmed' } as const

/** Days from the seed (negative: past) and the New York time; the persona by index. */
export const sampleBookings = [
  { of: 0, inDays: -12, startTime: '18:00', courtName: 'Championship Court 1', ...day },
  { of: 0, inDays: -5, startTime: '07:30', courtName: 'Court 2', ...day, duration: 90 },
  { of: 0, inDays: -1, startTime: '20:00', courtName: 'Championship Court 1', ...day },
  { of: 0, inDays: 2, startTime: '18:00', courtName: 'Championship Court 1', ...day },
  { of: 0, inDays: 4, startTime: '06:30', courtName: 'Court 2', ...day },
  { of: 0, inDays: 5, startTime: '19:00', courtName: 'Court 2', ...day, status: 'cancelled' },
  { of: 4, inDays: -3, startTime: '12:00', courtName: 'Court 2', ...day },
  { of: 4, inDays: 1, startTime: '21:00', courtName: 'Championship Court 1', ...day },
  { of: 10, inDays: 6, startTime: '09:00', courtName: 'Championship Court 1', ...day },
] as const

/** Messages, by the persona who wrote them. */
export const sampleMessages = [
  { of: 2, phone: '(305) 555-0121', message: 'Do you plan clinics for beginners in the evening?' },
  { of: 6, phone: null, message: 'I would like to bring a team of eight.\nIs there a group rate?' },
  { of: 11, phone: '(786) 555-0164', message: 'Is there parking for bicycles too?' },
] as const

export const sampleMemberSurveys = [
  {
    of: 0,
    drivingDistance: 'less_than_10',
    playingDays: ['monday', 'wednesday', 'saturday'],
    preferredTimes: ['early_morning', 'evening'],
    importantFeatures: ['24_7_access', 'skill_matchmaking', 'online_booking'],
    premiumFeatures: ['reserved_peak_hours'],
    pricingFeedback: 'great_value',
    readinessToJoin: 'yes_100',
    wouldRefer: 'yes',
  },
  {
    of: 3,
    drivingDistance: '10_to_20',
    playingDays: ['saturday', 'sunday'],
    preferredTimes: ['late_morning'],
    importantFeatures: ['open_play_hours', 'social_events'],
    premiumFeatures: ['nothing_extra'],
    pricingFeedback: 'consider_lower',
    readinessToJoin: 'possibly',
    wouldRefer: 'maybe',
  },
  {
    of: 8,
    drivingDistance: 'over_30',
    playingDays: ['friday'],
    preferredTimes: ['late_night', 'overnight'],
    importantFeatures: ['24_7_access'],
    premiumFeatures: ['coaching_clinics', 'locker_storage'],
    pricingFeedback: 'pay_per_session',
    readinessToJoin: 'no_not_now',
    wouldRefer: 'no',
  },
] as const

export const samplePricingSurveys = [
  { of: 1, preferredPricingModel: 'option1', additionalComments: 'Simple wins.' },
  { of: 5, preferredPricingModel: 'option2', additionalComments: null },
  { of: 9, preferredPricingModel: 'option1', additionalComments: null },
  { of: 12, preferredPricingModel: 'option3', additionalComments: 'Guests matter to us.' },
] as const

export const sampleAmenitiesSurveys = [
  { of: 2, smoothieBar: true, iceBaths: true, additionalComments: null },
  { of: 7, personalTraining: true, equipmentRental: true, additionalComments: 'And good coffee.' },
  { of: 13, iceBaths: true, additionalComments: null },
] as const

export const sampleLocationSurveys = [
  { of: 1, preferredLocation: 'south_miami', otherLocation: null },
  { of: 4, preferredLocation: 'coral_gables', otherLocation: null },
  { of: 6, preferredLocation: 'other', otherLocation: 'Key Biscayne' },
  { of: 14, preferredLocation: 'south_miami', otherLocation: null },
] as const

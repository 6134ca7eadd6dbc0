import { defineEnum, type EnumValue } from '../../core/define-enum'

export const DrivingDistance = defineEnum(
  'DrivingDistance',
  'How far a person drives to the club, one way, in minutes.',
  {
    less_than_10: 'Less than 10 minutes.',
    _10_to_20: '10 to 20 minutes; `10_to_20` on REST.',
    _20_to_30: '20 to 30 minutes; `20_to_30` on REST.',
    over_30: 'More than 30 minutes.',
  },
)
export type DrivingDistance = EnumValue<typeof DrivingDistance>

export const PlayingDay = defineEnum(
  'PlayingDay',
  'A day of the week on which a person likes to play.',
  {
    monday: 'Monday.',
    tuesday: 'Tuesday.',
    wednesday: 'Wednesday.',
    thursday: 'Thursday.',
    friday: 'Friday.',
    saturday: 'Saturday.',
    sunday: 'Sunday.',
  },
)
export type PlayingDay = EnumValue<typeof PlayingDay>

export const PreferredTime = defineEnum(
  'PreferredTime',
  'A part of the day in New York (America/New_York).',
  {
    early_morning: '6am to 9am.',
    late_morning: '9am to 12pm.',
    afternoon: '12pm to 4pm.',
    evening: '4pm to 8pm.',
    late_night: '8pm to 12am.',
    overnight: '12am to 6am.',
  },
)
export type PreferredTime = EnumValue<typeof PreferredTime>

export const ImportantFeature = defineEnum(
  'ImportantFeature',
  'A feature of a club that matters to a person.',
  {
    _24_7_access: 'Access at any hour; `24_7_access` on REST.',
    unlimited_training: 'Unlimited training and practice.',
    open_play_hours: 'Open play from 11pm to 5am.',
    skill_matchmaking: 'Meeting players of the same skill.',
    leagues_ladders: 'Leagues and ladders.',
    guest_passes: 'Passes for guests.',
    social_events: 'Social events.',
    pro_shop: 'The pro shop.',
    beginner_clinics: 'Clinics for beginners.',
    online_booking: 'Booking courts online.',
  },
)
export type ImportantFeature = EnumValue<typeof ImportantFeature>

export const PremiumFeature = defineEnum(
  'PremiumFeature',
  'An extra that a person would pay more for.',
  {
    locker_storage: 'A personal locker.',
    unlimited_guest: 'Any number of guests.',
    reserved_peak_hours: 'Reserved courts at peak hours.',
    coaching_clinics: 'Coaching and clinics.',
    nothing_extra: 'Nothing; may be combined with others.',
  },
)
export type PremiumFeature = EnumValue<typeof PremiumFeature>

export const PricingFeedback = defineEnum(
  'PricingFeedback',
  'A person’s opinion of the premium plan’s price.',
  {
    great_value: 'Great value.',
    consider_lower: 'Would consider a lower price.',
    pay_per_session: 'Would rather pay per session.',
    too_expensive: 'Too expensive.',
  },
)
export type PricingFeedback = EnumValue<typeof PricingFeedback>

export const ReadinessToJoin = defineEnum(
  'ReadinessToJoin',
  'Whether a person would join if the club opened within 60 days.',
  {
    yes_100: 'Yes, certainly.',
    possibly: 'Possibly.',
    no_not_now: 'Not now.',
  },
)
export type ReadinessToJoin = EnumValue<typeof ReadinessToJoin>

export const WouldRefer = defineEnum('WouldRefer', 'Whether a person would recommend the club.', {
  yes: 'Yes.',
  maybe: 'Maybe.',
  no: 'No.',
})
export type WouldRefer = EnumValue<typeof WouldRefer>

export const PlaysPerWeek = defineEnum(
  'PlaysPerWeek',
  'How often a person would book a court in a week; each booking is an hour.',
  {
    less_than_once: 'Less than once.',
    once: 'Once.',
    twice: 'Twice.',
    three_times: 'Three times.',
    four_or_more: 'Four times or more.',
  },
)
export type PlaysPerWeek = EnumValue<typeof PlaysPerWeek>

import { registerEnumType } from 'type-graphql'

export enum DrivingDistance {
  less_than_10 = 'less_than_10',
  _10_to_20 = '10_to_20',
  _20_to_30 = '20_to_30',
  over_30 = 'over_30',
}
registerEnumType(DrivingDistance, {
  name: 'DrivingDistance',
  description: 'How far a person drives to the club, one way, in minutes.',
  valuesConfig: {
    less_than_10: { description: 'Less than 10 minutes.' },
    _10_to_20: { description: '10 to 20 minutes; `10_to_20` on REST.' },
    _20_to_30: { description: '20 to 30 minutes; `20_to_30` on REST.' },
    over_30: { description: 'More than 30 minutes.' },
  },
})

export enum PlayingDay {
  monday = 'monday',
  tuesday = 'tuesday',
  wednesday = 'wednesday',
  thursday = 'thursday',
  friday = 'friday',
  saturday = 'saturday',
  sunday = 'sunday',
}
registerEnumType(PlayingDay, {
  name: 'PlayingDay',
  description: 'A day of the week on which a person likes to play.',
  valuesConfig: {
    monday: { description: 'Monday.' },
    tuesday: { description: 'Tuesday.' },
    wednesday: { description: 'Wednesday.' },
    thursday: { description: 'Thursday.' },
    friday: { description: 'Friday.' },
    saturday: { description: 'Saturday.' },
    sunday: { description: 'Sunday.' },
  },
})

export enum PreferredTime {
  early_morning = 'early_morning',
  late_morning = 'late_morning',
  afternoon = 'afternoon',
  evening = 'evening',
  late_night = 'late_night',
  overnight = 'overnight',
}
registerEnumType(PreferredTime, {
  name: 'PreferredTime',
  description: 'A part of the day in New York (America/New_York).',
  valuesConfig: {
    early_morning: { description: '6am to 9am.' },
    late_morning: { description: '9am to 12pm.' },
    afternoon: { description: '12pm to 4pm.' },
    evening: { description: '4pm to 8pm.' },
    late_night: { description: '8pm to 12am.' },
    overnight: { description: '12am to 6am.' },
  },
})

export enum ImportantFeature {
  _24_7_access = '24_7_access',
  unlimited_training = 'unlimited_training',
  open_play_hours = 'open_play_hours',
  skill_matchmaking = 'skill_matchmaking',
  leagues_ladders = 'leagues_ladders',
  guest_passes = 'guest_passes',
  social_events = 'social_events',
  pro_shop = 'pro_shop',
  beginner_clinics = 'beginner_clinics',
  online_booking = 'online_booking',
}
registerEnumType(ImportantFeature, {
  name: 'ImportantFeature',
  description: 'A feature of a club that matters to a person.',
  valuesConfig: {
    _24_7_access: { description: 'Access at any hour; `24_7_access` on REST.' },
    unlimited_training: { description: 'Unlimited training and practice.' },
    open_play_hours: { description: 'Open play from 11pm to 5am.' },
    skill_matchmaking: { description: 'Meeting players of the same skill.' },
    leagues_ladders: { description: 'Leagues and ladders.' },
    guest_passes: { description: 'Passes for guests.' },
    social_events: { description: 'Social events.' },
    pro_shop: { description: 'The pro shop.' },
    beginner_clinics: { description: 'Clinics for beginners.' },
    online_booking: { description: 'Booking courts online.' },
  },
})

export enum PremiumFeature {
  locker_storage = 'locker_storage',
  unlimited_guest = 'unlimited_guest',
  reserved_peak_hours = 'reserved_peak_hours',
  coaching_clinics = 'coaching_clinics',
  nothing_extra = 'nothing_extra',
}
registerEnumType(PremiumFeature, {
  name: 'PremiumFeature',
  description: 'An extra that a person would pay more for.',
  valuesConfig: {
    locker_storage: { description: 'A personal locker.' },
    unlimited_guest: { description: 'Any number of guests.' },
    reserved_peak_hours: { description: 'Reserved courts at peak hours.' },
    coaching_clinics: { description: 'Coaching and clinics.' },
    nothing_extra: { description: 'Nothing; may be combined with others.' },
  },
})

export enum PricingFeedback {
  great_value = 'great_value',
  consider_lower = 'consider_lower',
  pay_per_session = 'pay_per_session',
  too_expensive = 'too_expensive',
}
registerEnumType(PricingFeedback, {
  name: 'PricingFeedback',
  description: 'A person’s opinion of the premium plan’s price.',
  valuesConfig: {
    great_value: { description: 'Great value.' },
    consider_lower: { description: 'Would consider a lower price.' },
    pay_per_session: { description: 'Would rather pay per session.' },
    too_expensive: { description: 'Too expensive.' },
  },
})

export enum ReadinessToJoin {
  yes_100 = 'yes_100',
  possibly = 'possibly',
  no_not_now = 'no_not_now',
}
registerEnumType(ReadinessToJoin, {
  name: 'ReadinessToJoin',
  description: 'Whether a person would join if the club opened within 60 days.',
  valuesConfig: {
    yes_100: { description: 'Yes, certainly.' },
    possibly: { description: 'Possibly.' },
    no_not_now: { description: 'Not now.' },
  },
})

export enum WouldRefer {
  yes = 'yes',
  maybe = 'maybe',
  no = 'no',
}
registerEnumType(WouldRefer, {
  name: 'WouldRefer',
  description: 'Whether a person would recommend the club.',
  valuesConfig: {
    yes: { description: 'Yes.' },
    maybe: { description: 'Maybe.' },
    no: { description: 'No.' },
  },
})

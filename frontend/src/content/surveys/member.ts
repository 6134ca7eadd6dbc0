import { club } from '@shared/club'
import { IMPORTANT_FEATURES_MAX, rules } from '@shared/rules'
import type { SubmitMemberSurveyInput } from '../../api/operationTypes'
import { defineSurvey } from './definition'
import { submissionFailed, submitted } from './texts'

/** Also the days of the team’s planner. */
export const playingDays = {
  monday: { label: 'Mon' },
  tuesday: { label: 'Tue' },
  wednesday: { label: 'Wed' },
  thursday: { label: 'Thu' },
  friday: { label: 'Fri' },
  saturday: { label: 'Sat' },
  sunday: { label: 'Sun' },
}

/** Also the parts of a day in the team’s planner, in New York time. */
export const preferredTimes = {
  early_morning: { label: 'Early morning', note: '6am-9am' },
  late_morning: { label: 'Late morning', note: '9am-12pm' },
  afternoon: { label: 'Afternoon', note: '12pm-4pm' },
  evening: { label: 'Evening', note: '4pm-8pm' },
  late_night: { label: 'Late night', note: '8pm-12am' },
  overnight: { label: 'Overnight', note: '12am-6am' },
}

export const member = defineSurvey<SubmitMemberSurveyInput>()({
  slug: 'member-survey',
  title: 'Member Feedback Survey',
  lead: 'Ten questions, about 3 minutes. All optional: answer what you like and skip the rest.',
  description: `Ten optional questions, about 3 minutes: when, where and how you would play at ${club.name}.`,
  signedInNote:
    'You are signed in, so these answers are kept with your account. Log out first to answer without it.',
  submit: 'Submit Survey',
  done: {
    title: submitted,
    description: "Thank you for your feedback. We'll use this to improve our services.",
    clear: true,
  },
  failed: {
    title: submissionFailed,
    isStated: true,
    description: 'Please try again later.',
    preferServer: true,
  },
  questions: {
    drivingDistance: {
      kind: 'choice',
      section: { legend: 'How far would you drive to play?' },
      columns: 4,
      options: {
        less_than_10: { label: 'Less than 10 miles' },
        _10_to_20: { label: '10 to 20 miles' },
        _20_to_30: { label: '20 to 30 miles' },
        over_30: { label: 'Over 30 miles' },
      },
    },
    playingDays: {
      kind: 'checks',
      section: { legend: 'Which days do you play?', hint: 'Choose all that apply.' },
      columns: 7,
      options: playingDays,
    },
    preferredTimes: {
      kind: 'checks',
      section: { legend: 'What times do you prefer?', hint: 'Choose all that apply.' },
      columns: 3,
      options: preferredTimes,
    },
    importantFeatures: {
      kind: 'checks',
      section: {
        legend: 'Which features matter most to you?',
        hint: `Please select up to ${String(IMPORTANT_FEATURES_MAX)} features`,
      },
      columns: 2,
      limit: { max: IMPORTANT_FEATURES_MAX, rule: rules.importantFeatures },
      options: {
        _24_7_access: { label: '24/7 access' },
        unlimited_training: { label: 'Unlimited training' },
        open_play_hours: { label: `Open play hours (${club.openPlay})` },
        skill_matchmaking: { label: 'Skill matchmaking' },
        leagues_ladders: { label: 'Leagues and ladders' },
        guest_passes: { label: 'Guest passes' },
        social_events: { label: 'Social events' },
        pro_shop: { label: 'Pro shop' },
        beginner_clinics: { label: 'Beginner clinics' },
        online_booking: { label: 'Online booking' },
      },
    },
    premiumFeatures: {
      kind: 'checks',
      section: {
        legend: 'Which premium features would you pay more for?',
        hint: 'Choose all that apply.',
      },
      columns: 2,
      options: {
        locker_storage: { label: 'Locker storage' },
        unlimited_guest: { label: 'Unlimited guests' },
        reserved_peak_hours: { label: 'Reserved peak hours' },
        coaching_clinics: { label: 'Coaching clinics' },
        nothing_extra: { label: 'Nothing extra' },
      },
    },
    pricingFeedback: {
      kind: 'choice',
      section: {
        legend: 'What do you think of the price?',
        // The offer of this survey. Other pages state different ones (FORM-14).
        hint: `The Premium plan: $119/month for one of 225 members, with 12 monthly reservations, unlimited training/practice and open play ${club.openPlay} daily.`,
      },
      columns: 2,
      options: {
        great_value: { label: 'Great value' },
        consider_lower: { label: 'Would consider it if lower' },
        pay_per_session: { label: 'Would rather pay per session' },
        too_expensive: { label: 'Too expensive' },
      },
    },
    readinessToJoin: {
      kind: 'choice',
      section: { legend: 'If the club opens within 60 days, would you join?' },
      columns: 3,
      options: {
        yes_100: { label: 'Yes, 100%' },
        possibly: { label: 'Possibly' },
        no_not_now: { label: 'No, not now' },
      },
    },
    wouldRefer: {
      kind: 'choice',
      section: { legend: 'Would you refer a friend?' },
      columns: 3,
      options: { yes: { label: 'Yes' }, maybe: { label: 'Maybe' }, no: { label: 'No' } },
    },
    email: {
      kind: 'text',
      section: {
        legend: 'Leave your email if you want news first',
        asksContact: true,
      },
      label: 'Email',
      optional: true,
      type: 'email',
      autoComplete: 'email',
      rule: rules.optionalEmail,
    },
    // Below the nine that the club asked for (PLANNER-6).
    playsPerWeek: {
      kind: 'choice',
      section: {
        legend: 'How often a week would you book?',
        hint: 'If friends take turns, count yours.',
      },
      columns: 3,
      options: {
        less_than_once: { label: 'Less than once' },
        once: { label: 'Once' },
        twice: { label: 'Twice' },
        three_times: { label: 'Three times' },
        four_or_more: { label: 'Four times or more' },
      },
    },
  },
})

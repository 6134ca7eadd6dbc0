import { bookingRules } from '@shared/booking-rules'
import { club } from '@shared/club'
import { anonymousAnswersPerAddress, plannerLimits } from '@shared/planner-rules'
import type {
  DemandForecastQuery,
  DemandLoad,
  ForecastChangesQuery,
  ForecastQuality,
} from '../../api/operationTypes'
import { formatCount } from '../../format/numbers'
import { counted } from './counted'

const percent = (share: number) => `${String(Math.round(share * 100))} %`

const most = `more than ${formatCount(plannerLimits.members.max)}`

const atMost = (members: number | null) => (members === null ? most : formatCount(members))

interface Carried {
  members: number | null
  low: number | null
  high: number | null
}

/** Describes how many members the courts carry, from the 10th to the 90th percentile. */
const range = ({ low, high }: Carried) =>
  low === high ? atMost(low) : `${atMost(low)} to ${atMost(high)}`

type Forecast = NonNullable<DemandForecastQuery['demandForecast']>
type Frequency = Forecast['frequency']
type Change = NonNullable<ForecastChangesQuery['forecastChanges']>[0]

/** What the reason of a recommended cap is made of. */
interface Reasons extends Pick<Forecast, 'frequency' | 'reservationsPerWeek' | 'usableAnswers'> {
  recommendedCap: number
}

interface Basis {
  /** Null if the club's own number is used. */
  reservations: number | null
  courts: number
  met: number
}

const hoursAWeek = (hours: number) => `${String(hours)} ${hours === 1 ? 'hour' : 'hours'} a week`

/** Says where the number of hours a week comes from. */
function usedAs({ frequency, reservationsPerWeek }: Reasons, { reservations }: Basis): string {
  const hours = hoursAWeek(reservationsPerWeek)
  if (reservations !== null) return `With ${hours}, which was chosen here`
  return {
    reservations: `With real use of ${hours}`,
    survey: `With ${hours}, as people say in the member survey`,
    assumption: `With an assumed ${hours}`,
  }[frequency.source]
}

/** Says what the number of hours a week and the times of play rest on. */
function restsOn({ frequency, usableAnswers }: Reasons): string {
  const { source, weeks, people } = frequency
  const times = `when people play rests on ${formatCount(usableAnswers ?? 0)} answers to the member survey`
  return {
    reservations: `Use rests on the reservations of ${counted(weeks ?? 0, 'week')} by about ${formatCount(people ?? 0)} members; ${times}.`,
    survey: `Use is what ${formatCount(people ?? 0)} people say until the club has had 20 members for 4 weeks; ${times}.`,
    assumption: `Use is a guess until 20 people say how often they would book, or the club has had 20 members for 4 weeks; ${times}.`,
  }[source]
}

const chosenRestsOn = ({ frequency, usableAnswers }: Reasons) =>
  `${{ reservations: 'Real use', survey: 'What people say', assumption: 'The assumption' }[frequency.source]} is ${hoursAWeek(frequency.reservationsPerWeek)}; when people play rests on ${formatCount(usableAnswers ?? 0)} answers to the member survey.`

const upTo = (cap: number) => (cap === 0 ? 'nobody' : `up to ${formatCount(cap)}`)

/** The days of a week, as the planner names them in a sentence. */
const days: Record<NonNullable<Change['day']>, string> = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
}

const averaged = (names: readonly string[]) =>
  names.length === Object.keys(days).length
    ? 'All days are averaged'
    : `${names.join(', ')} ${names.length === 1 ? 'is' : 'are'} averaged`

interface Capacity {
  carries: Carried | null
  quality: ForecastQuality
  usableAnswers: number | null
  neededAnswers: number
}

interface Senders {
  accountAnswers: number
  anonymousAnswers: number
}

/** Returns how many hours the members reserve in 30 days, at one hour a reservation. */
const usedHours = ({ members, reservations }: Question) =>
  Math.round((members * reservations * DAYS_OF_MONTH) / DAYS_OF_WEEK)

const DAYS_OF_MONTH = 30
const DAYS_OF_WEEK = 7

interface Question {
  members: number
  reservations: number
  courts: number
}

const loads: Record<DemandLoad, string> = {
  low: 'low',
  middle: 'middle',
  high: 'high',
  full: 'full',
}

const answersOf = (usable: number | null, needed: number) =>
  `${usable === null ? 'fewer than 5' : formatCount(usable)} of ${formatCount(needed)}`

const notEnough = (usable: number | null, needed: number) =>
  `Not enough answers yet: ${answersOf(usable, needed)}.`

const tooFew = (usable: number | null, needed: number) =>
  `The member survey has too few answers to say how many members the courts carry (${answersOf(usable, needed)});`

/** The texts of the team’s forecast of demand. */
export const plannerTexts = {
  loads,
  cap: (cap: number) => (cap === 0 ? 'Invite nobody yet.' : `Invite up to ${formatCount(cap)}.`),
  /** Why the cap is recommended, in two sentences. */
  reason: (reasons: Reasons, basis: Basis) => {
    const { recommendedCap: cap } = reasons
    const met = `at least ${String(basis.met)} % of the wishes of ${counted(cap, 'member')}`
    const courts = counted(basis.courts, 'court meets', 'courts meet')
    return [
      cap === 0
        ? `${usedAs(reasons, basis)}, too many simulations meet less than ${String(basis.met)} % of wishes from the first member on.`
        : `${usedAs(reasons, basis)}, ${courts} ${met} in 9 of 10 simulations.`,
      basis.reservations === null ? restsOn(reasons) : chosenRestsOn(reasons),
    ].join(' ')
  },
  /** The range of the simulations, and why the cap is below it. */
  spread: (carried: Carried, cap: number) =>
    [
      `8 of 10 simulations carry ${range(carried)} ${carried.low === 1 && carried.high === 1 ? 'member' : 'members'}; the median is ${atMost(carried.members)}.`,
      ...(cap < (carried.low ?? Infinity)
        ? [`The club has ${formatCount(club.waitlistCapacity)} places.`]
        : []),
    ].join(' '),
  noCap: (needed: number) =>
    `The forecast recommends a number of members once ${formatCount(needed)} people have said in the member survey when they play.`,
  changes: {
    title: 'What would change this',
    line: ({ kind, reservationsPerWeek, day, recommendedCap }: Change, cap: number) => {
      const change = day
        ? `Every ${days[day]} evening closed`
        : `${hoursAWeek(reservationsPerWeek)} each, 0.2 ${kind === 'more_reservations' ? 'more' : 'fewer'}`
      return `${change}: ${recommendedCap === cap ? 'still ' : ''}${upTo(recommendedCap)}.`
    },
    loading: 'These are being computed.',
    failed: 'These could not be computed.',
  },
  promise: {
    title: 'The promise',
    hours: ({ members, courts }: Question, promised: number, available: number) =>
      `${String(bookingRules.monthly.standard)} monthly reservations are promised to Standard members: ${formatCount(promised)} hours a month at ${formatCount(members)}; the ${courts === 1 ? 'court has' : 'courts have'} ${formatCount(available)}`,
    /** How both can be true at this use, or that they cannot. */
    atUse: (question: Question, promised: number, available: number) => {
      const { members, reservations, courts } = question
      const used = usedHours(question)
      const use = `at ${hoursAWeek(reservations)}, ${counted(members, 'member uses', 'members use')} ${counted(used, 'hour')} a month`
      return used <= available
        ? `Both can be true, because a promise is not used up: ${use}, ${percent(used / promised)} of what is promised. If most members used all of it, the courts would not have the hours.`
        : `Both cannot be true: ${use}, more than the ${courts === 1 ? 'court has' : 'courts have'}.`
    },
  },
  /** What the courts do for a chosen number of members. */
  answer: ({ members, reservations, courts }: Question, shareMet: number) => {
    const wishes = `${String(reservations)} ${reservations === 1 ? 'reservation' : 'reservations'}`
    return `With ${counted(members, 'member')} and ${wishes} a week each, ${counted(courts, 'court meets', 'courts meet')} ${percent(shareMet)} of wishes.`
  },
  notEnough,
  rough: (usable: number) => `This is rough: it uses only ${formatCount(usable)} answers.`,
  withoutAny: (share: number) =>
    `Of the members who want to play in a week, ${percent(share)} get no hour in it.`,
  basis: (usable: number) => `Based on ${formatCount(usable)} answers to the member survey.`,
  /** Who sent the answers; `counts` is whether the anonymous ones count. */
  senders: ({ accountAnswers, anonymousAnswers }: Senders, counts: boolean) =>
    `Answers in groups of five: ${formatCount(accountAnswers)} from accounts${
      counts
        ? `, ${formatCount(anonymousAnswers)} anonymous`
        : `; ${formatCount(anonymousAnswers)} anonymous ones are left out`
    }.`,
  /** The sentence beside the waves. */
  beforeFigures: ({ carries, quality, usableAnswers, neededAnswers }: Capacity) =>
    carries
      ? `The courts carry ${range(carries)}${quality === 'rough' ? ' (rough)' : ''};`
      : tooFew(usableAnswers, neededAnswers),
  figures: (members: number, openOffers: number) =>
    `${counted(members, 'has', 'have')} joined, ${counted(openOffers, 'is', 'are')} asked.`,
  settings: {
    title: 'Try other numbers',
    members: 'Members',
    reservations: 'Weekly reservations',
    courts: 'Courts',
    met: 'Wishes to meet, in percent',
    note: 'The forecast counts reservations, not visits: four who play together and take turns make 0.25 each.',
    usual: 'Usual reservations:',
    /** The value of the button that uses the club's own number. */
    own: 'own',
    /** The numbers to choose from; the first is the club's own, if a forecast was loaded. */
    choices: (frequency: Frequency | undefined) => [
      ...(frequency
        ? [
            {
              value: 'own',
              label: `${String(frequency.reservationsPerWeek)} (${{ reservations: 'real use', survey: 'survey', assumption: 'assumed' }[frequency.source]})`,
            },
          ]
        : []),
      { value: '0.35', label: '0.35' },
      { value: '1.4', label: '1.4' },
      { value: '2.76', label: '2.76 (all 12 a month)' },
    ],
    anonymous: 'Anonymous answers:',
    anonymousChoices: [
      { value: 'yes', label: 'Counted' },
      { value: 'no', label: 'Left out' },
    ],
    anonymousNote: `Anybody can send them. Of one network address, at most ${String(anonymousAnswersPerAddress.max)} a year count.`,
    invalid: (label: string, min: number, max: number, used: number) =>
      `The address has no valid number for “${label}” (${String(min)} to ${String(max)}). This is the forecast for ${String(used)}.`,
  },
  week: {
    title: 'The week',
    lead: 'How much of the bookable time members want: low is less than half, middle less than 80 %, high less than all, full is all or more. People count in groups of five, so a part can be shown too low or too high. Nobody reserves a court during open play.',
    table: 'The week as a table',
    day: 'Day',
    openPlay: 'open play',
    /** Marks a part that is averaged. */
    averagedMark: '~',
    /** Says which whole days are averaged, and what the mark means. */
    averagedDays: (whole: readonly string[]) =>
      [
        ...(whole.length > 0
          ? [`${averaged(whole)}, because few people chose ${whole.length === 1 ? 'it' : 'them'}.`]
          : []),
        'A part with “~” has the wishes of fewer than five people, so it shows a mean over several days.',
      ].join(' '),
  },
  failed: 'The forecast could not be computed.',
  limited: (seconds: number) =>
    `Too many forecasts in one minute. Please try again in ${counted(seconds, 'second')}.`,
  kept: 'The last forecast is still shown.',
}

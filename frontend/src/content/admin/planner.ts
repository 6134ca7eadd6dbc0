import { bookingRules } from '@shared/booking-rules'
import { anonymousAnswersPerAddress, plannerLimits } from '@shared/planner-rules'
import type { DemandLoad, ForecastQuality } from '../../api/operationTypes'
import { formatCount } from '../../format/numbers'

const counted = (count: number, one: string, many: string) =>
  `${formatCount(count)} ${count === 1 ? one : many}`

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
  range,
  answer: ({ members, reservations, courts }: Question, shareMet: number, carried: Carried) => {
    const wishes = `${String(reservations)} ${reservations === 1 ? 'reservation' : 'reservations'}`
    const them = courts === 1 ? 'It carries' : 'They carry'
    const noun = carried.low === 1 && carried.high === 1 ? 'member' : 'members'
    return [
      `With ${counted(members, 'member', 'members')} and ${wishes} a week each,`,
      `${counted(courts, 'court meets', 'courts meet')} ${percent(shareMet)} of wishes.`,
      `${them} ${range(carried)} ${noun}.`,
    ].join(' ')
  },
  notEnough,
  rough: (usable: number) => `This is rough: it uses only ${formatCount(usable)} answers.`,
  meaning: (met: number) =>
    `Courts carry a number of members if they meet at least ${String(met)} % of their wishes.`,
  certainty: ({ members }: Carried) =>
    `8 of 10 simulations are within this range; the median is ${atMost(members)}.`,
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
  promise: ({ members, courts }: Question, promised: number, available: number) =>
    `${String(bookingRules.monthly.standard)} monthly reservations are promised to Standard members: ${formatCount(promised)} hours a month at ${formatCount(members)}; the ${courts === 1 ? 'court has' : 'courts have'} ${formatCount(available)}`,
  /** Whether the hours of the courts suffice for the promise at the chosen use. */
  promiseAtUse: (question: Question, available: number) => {
    const { members, reservations, courts } = question
    const used = usedHours(question)
    const use = `at ${String(reservations)} a week, ${counted(members, 'member reserves', 'members reserve')} ${counted(used, 'hour', 'hours')} a month`
    return used <= available
      ? `The promise holds only while most members use less of it: ${use}.`
      : `The promise cannot hold: ${use}, more than the ${courts === 1 ? 'court has' : 'courts have'}.`
  },
  /** The sentence beside the waves. */
  beforeFigures: ({ carries, quality, usableAnswers, neededAnswers }: Capacity) =>
    carries
      ? `The courts carry ${range(carries)}${quality === 'rough' ? ' (rough)' : ''};`
      : tooFew(usableAnswers, neededAnswers),
  figures: (members: number, openOffers: number) =>
    `${counted(members, 'has', 'have')} joined, ${counted(openOffers, 'is', 'are')} asked.`,
  settings: {
    title: 'Settings',
    members: 'Members',
    reservations: 'Reservations per member and week',
    courts: 'Courts',
    met: 'Wishes to meet, in percent',
    note: 'The forecast counts reservations, not visits: four who play together and take turns make 0.25 each.',
    usual: 'Usual reservations:',
    choices: [
      { value: '0.35', label: '0.35' },
      { value: '0.7', label: '0.7 (expected)' },
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
    lead: 'How much of the bookable time members want: low is less than half, middle less than 80 %, high less than all, full is all or more. People count in groups of five, so a part can be shown too low or too high; more answers make this rarer. Nobody reserves a court during open play.',
    table: 'The week as a table',
    day: 'Day',
    openPlay: 'open play',
  },
  failed: 'The forecast could not be computed.',
  limited: (seconds: number) =>
    `Too many forecasts in one minute. Please try again in ${counted(seconds, 'second', 'seconds')}.`,
  kept: 'The last forecast is still shown.',
}

import { MIN_GROUP_SIZE } from '../../shared/privacy'
import {
  answersInUse,
  inOrderOfCells,
  latestWishes,
  wholeGroups,
  type Answer,
} from './answer-groups'
import { carryingCapacity, recommendedCap, sharesOf, type MemberRange } from './carrying-capacity'
import { forecastWarnings } from './forecast-warnings'
import {
  ForecastQuality,
  type CarryingCapacity,
  type DemandForecast,
  type PlayingFrequency,
} from './planner.types'
import { shownCells, type ShownCell } from './shown-loads'
import { onAverage, simulate, type WeekHours } from './simulation'
import type { DemandForecastArgs, ForecastArgs } from './planner.inputs'
import { DAYS, PARTS } from './week-parts'
import { shapeOf } from './wishes'

/** Below this number of usable answers, a forecast has no numbers. */
export const NEEDED_ANSWERS = 30
/** Below this number, a forecast is rough. */
const GOOD_ANSWERS = 100

/**
 * All answers by their senders, each in the order in which they were stored. The two are grouped
 * apart: so a forecast with the anonymous ones and one without differ by whole groups (BOOKING-20).
 */
export interface SentAnswers {
  accounts: readonly Answer[]
  anonymous: readonly Answer[]
}

/** What a forecast is computed from, besides the question. */
export interface ForecastData {
  answers: SentAnswers
  weeks: readonly WeekHours[]
  frequency: PlayingFrequency
}

/**
 * Computes a forecast; yields where it can be paused. The same question and data give the same
 * forecast on every server.
 */
export function* forecastDemand(
  question: DemandForecastArgs,
  { answers, weeks, frequency }: ForecastData,
): Generator<void, DemandForecast> {
  const { members, metShare, seed } = question
  const reservationsPerWeek = question.reservationsPerWeek ?? frequency.reservationsPerWeek
  const { used, ...counts } = wishesInUse(question, answers)
  const { usableAnswers } = counts
  const quality = qualityOf(usableAnswers)
  const known = {
    quality,
    ...counts,
    neededAnswers: NEEDED_ANSWERS,
    frequency,
    reservationsPerWeek,
    warnings: forecastWarnings(question, quality),
  }
  if (quality === ForecastQuality.not_enough)
    return {
      ...known,
      usableAnswers: shownUsable([
        answers.accounts,
        ...(question.anonymous ? [answers.anonymous] : []),
      ]),
      carries: null,
      recommendedCap: null,
      shareMet: null,
      withoutAny: null,
      cells: [],
    }
  const drawWishes = onAverage(reservationsPerWeek)
  const tallies = yield* simulate({ answers: used, weeks, seed, drawWishes })
  const { shareMet, withoutAny } = sharesOf(tallies, members)
  const wishes = members * reservationsPerWeek
  const carried = carryingCapacity(tallies, metShare)
  return {
    ...known,
    carries: toCarryingCapacity(carried),
    recommendedCap: recommendedCap(carried),
    shareMet: inPercentSteps(shareMet),
    withoutAny: inPercentSteps(withoutAny),
    cells: toCells(shownCells({ shape: shapeOf(used), wishes, weeks })),
  }
}

/**
 * Returns the wishes that a forecast uses, in an order that reveals nobody, and how many answers there
 * are in whole groups: less by one would tell that one person has withdrawn their wish.
 */
export function wishesInUse({ anonymous: counts }: ForecastArgs, sent: SentAnswers) {
  const [accounts, anonymous] = [answersInUse(sent.accounts), answersInUse(sent.anonymous)]
  const accountAnswers = wholeGroups(accounts.length)
  const anonymousAnswers = wholeGroups(anonymous.length)
  return {
    used: inOrderOfCells(counts ? [...accounts, ...anonymous] : accounts),
    usableAnswers: accountAnswers + (counts ? anonymousAnswers : 0),
    accountAnswers,
    anonymousAnswers,
  }
}

function qualityOf(usable: number): ForecastQuality {
  if (usable < NEEDED_ANSWERS) return ForecastQuality.not_enough
  return usable < GOOD_ANSWERS ? ForecastQuality.rough : ForecastQuality.good
}

/**
 * Returns the number of usable answers, which is exact below 30. Fewer than five of a group of senders
 * are left out: with and without them, the numbers would tell how many they are. Answers that still
 * wait for their group never make it look as if there were enough.
 */
function shownUsable(groups: readonly (readonly Answer[])[]): number | null {
  const usable = groups
    .map(answers => latestWishes(answers).length)
    .filter(count => count >= MIN_GROUP_SIZE)
    .reduce((sum, count) => sum + count, 0)
  return usable === 0 ? null : Math.min(usable, NEEDED_ANSWERS - 1)
}

const inPercentSteps = (share: number): number => Math.round(share * 100) / 100

function toCarryingCapacity({ members, low, high }: MemberRange): CarryingCapacity {
  const upTo400 = (number: number) => (number === Infinity ? null : number)
  return { members: upTo400(members), low: upTo400(low), high: upTo400(high) }
}

const toCells = (shown: readonly ShownCell[]): DemandForecast['cells'] =>
  DAYS.flatMap(day => PARTS.map(({ part, isOpenPlay }) => ({ day, part, isOpenPlay }))).flatMap(
    (cell, index) => {
      const known = shown[index]
      return known ? [{ ...cell, ...known }] : []
    },
  )

import { MIN_GROUP_SIZE } from '../../shared/privacy'
import { answersInUse, latestWishes, wholeGroups, type Answer } from './answer-groups'
import { carryingCapacity, sharesOf, type MemberRange } from './carrying-capacity'
import { forecastWarnings } from './forecast-warnings'
import { ForecastQuality, type CarryingCapacity, type DemandForecast } from './planner.types'
import { shownLoads } from './shown-loads'
import { onAverage, simulate, type WeekHours } from './simulation'
import { DAYS, PARTS } from './week-parts'
import { shapeOf } from './wishes'

/** Below this number of usable answers, a forecast has no numbers. */
const NEEDED_ANSWERS = 30
/** Below this number, a forecast is rough. */
const GOOD_ANSWERS = 100

/** What a forecast is asked; DemandForecastArgs describes it. */
export interface ForecastQuestion {
  members: number
  reservationsPerWeek: number
  metShare: number
  courts: number
  seed: number
}

/** What a forecast is computed from, besides the question. */
export interface ForecastData {
  /** All answers, in the order in which they were stored. */
  answers: readonly Answer[]
  weeks: readonly WeekHours[]
}

/**
 * Computes a forecast; yields where it can be paused. The same question and data give the same
 * forecast on every server.
 */
export function* forecastDemand(
  question: ForecastQuestion,
  { answers, weeks }: ForecastData,
): Generator<void, DemandForecast> {
  const { members, reservationsPerWeek, metShare, seed } = question
  const used = answersInUse(answers)
  const quality = qualityOf(used.length)
  const known = {
    quality,
    neededAnswers: NEEDED_ANSWERS,
    warnings: forecastWarnings(question, quality),
  }
  if (quality === ForecastQuality.not_enough)
    return {
      ...known,
      usableAnswers: shownUsable(latestWishes(answers).length),
      carries: null,
      shareMet: null,
      withoutAny: null,
      cells: [],
    }
  const drawWishes = onAverage(reservationsPerWeek)
  const tallies = yield* simulate({ answers: used, weeks, seed, drawWishes })
  const { shareMet, withoutAny } = sharesOf(tallies, members)
  const wishes = members * reservationsPerWeek
  return {
    ...known,
    // Less by one would tell that one person has withdrawn their wish.
    usableAnswers: wholeGroups(used.length),
    carries: toCarryingCapacity(carryingCapacity(tallies, metShare)),
    shareMet: inPercentSteps(shareMet),
    withoutAny: inPercentSteps(withoutAny),
    cells: toCells(shownLoads({ shape: shapeOf(used), wishes, weeks })),
  }
}

function qualityOf(usable: number): ForecastQuality {
  if (usable < NEEDED_ANSWERS) return ForecastQuality.not_enough
  return usable < GOOD_ANSWERS ? ForecastQuality.rough : ForecastQuality.good
}

/** Answers that still wait for their group never make it look as if there were enough. */
const shownUsable = (usable: number): number | null =>
  usable < MIN_GROUP_SIZE ? null : Math.min(usable, NEEDED_ANSWERS - 1)

const inPercentSteps = (share: number): number => Math.round(share * 100) / 100

function toCarryingCapacity({ members, low, high }: MemberRange): CarryingCapacity {
  const upTo400 = (number: number) => (number === Infinity ? null : number)
  return { members: upTo400(members), low: upTo400(low), high: upTo400(high) }
}

const toCells = (loads: DemandForecast['cells'][number]['load'][]): DemandForecast['cells'] =>
  DAYS.flatMap(day => PARTS.map(({ part, isOpenPlay }) => ({ day, part, isOpenPlay }))).flatMap(
    (cell, index) => {
      const load = loads[index]
      return load ? [{ ...cell, load }] : []
    },
  )

import { PreferredTime } from '../surveys/member-survey.options'
import { plannerRules } from '../../shared/planner-rules'
import { carryingCapacity, recommendedCap } from './carrying-capacity'
import { NEEDED_ANSWERS, wishesInUse, type ForecastData } from './demand-forecast'
import type { ForecastArgs } from './planner.inputs'
import { ForecastChangeKind, type ForecastChange } from './planner.types'
import { groupedShape } from './shown-loads'
import { onAverage, simulate, type WeekHours } from './simulation'
import { DAYS, PARTS, cellAt } from './week-parts'
import { shapeOf } from './wishes'

/** By how many hours a week the comparisons differ. */
const STEP = 0.2

const { more_reservations, fewer_reservations, closed_evening } = ForecastChangeKind

/** A comparison with a forecast. */
interface Comparison {
  kind: ForecastChangeKind
  reservationsPerWeek: number
  day: ForecastChange['day']
  weeks: readonly WeekHours[]
}

/**
 * Computes what the recommended cap would be if one thing was different (PLANNER-4);
 * nothing without enough answers. The random numbers are those of the forecast, so that only the difference
 * counts. Yields where it can be paused.
 */
export function* forecastChanges(
  basis: ForecastArgs,
  { answers, weeks, frequency }: ForecastData,
): Generator<void, ForecastChange[]> {
  const { metShare, seed } = basis
  const usual = basis.reservationsPerWeek ?? frequency.reservationsPerWeek
  const { used, usableAnswers } = wishesInUse(basis, answers)
  if (usableAnswers < NEEDED_ANSWERS) return []
  const comparisons: Comparison[] = [
    ...[
      { kind: more_reservations, reservationsPerWeek: inHundredths(usual + STEP) },
      { kind: fewer_reservations, reservationsPerWeek: inHundredths(usual - STEP) },
    ]
      .filter(({ reservationsPerWeek: value }) => !plannerRules.reservationsPerWeek(value))
      .map(change => ({ ...change, day: null, weeks })),
    { kind: closed_evening, reservationsPerWeek: usual, ...withoutBusiestEvening(used, weeks) },
  ]
  const changes: ForecastChange[] = []
  for (const { kind, reservationsPerWeek, day, weeks: hours } of comparisons) {
    const drawWishes = onAverage(reservationsPerWeek)
    const tallies = yield* simulate({ answers: used, weeks: hours, seed, drawWishes })
    const cap = recommendedCap(carryingCapacity(tallies, metShare))
    changes.push({ kind, reservationsPerWeek, day, recommendedCap: cap })
  }
  return changes
}

const inHundredths = (number: number) => Math.round(number * 100) / 100

const EVENING = PARTS.findIndex(({ part }) => part === PreferredTime.evening)

/** Returns the day whose evening has the most wishes, in whole groups (SEC-P7), and the weeks without it. */
function withoutBusiestEvening(
  used: Parameters<typeof shapeOf>[0],
  weeks: readonly WeekHours[],
): Pick<Comparison, 'day' | 'weeks'> {
  const shape = groupedShape(shapeOf(used))
  const evenings = DAYS.map((_, day) => shape[cellAt(day, EVENING)] ?? 0)
  const busiest = evenings.indexOf(Math.max(...evenings))
  const closed = cellAt(busiest, EVENING)
  return {
    day: DAYS[busiest] ?? null,
    weeks: weeks.map(week => week.map((hours, cell) => (cell === closed ? 0 : hours))),
  }
}

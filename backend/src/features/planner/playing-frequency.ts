import { plannerDefaults, plannerLimits } from '../../shared/planner-rules'
import { FrequencySource, type PlayingFrequency } from './planner.types'

/** A week counts if at least so many people were members in all of it (PLANNER-1). */
export const NEEDED_MEMBERS = 20
/** So many weeks must count before the forecast uses reservations (PLANNER-1). */
const NEEDED_WEEKS = 4

/** A past week: the members in all of it, and the hours that they reserved. */
export interface PlayedWeek {
  members: number
  hours: number
}

/** Returns how often a member reserves, from the best source that the club has (PLANNER-1). */
export function playingFrequency(weeks: readonly PlayedWeek[]): PlayingFrequency {
  const members = sumOf(weeks.map(week => week.members))
  if (weeks.length < NEEDED_WEEKS || members === 0) return assumption
  const hours = sumOf(weeks.map(week => week.hours))
  return {
    source: FrequencySource.reservations,
    reservationsPerWeek: withinLimits(hours / members),
    weeks: weeks.length,
    people: Math.round(members / weeks.length),
  }
}

const assumption: PlayingFrequency = {
  source: FrequencySource.assumption,
  reservationsPerWeek: plannerDefaults.reservationsPerWeek,
  weeks: null,
  people: null,
}

const { min, max } = plannerLimits.reservationsPerWeek

/** In steps of 0.01, as the team's page shows it. */
const withinLimits = (mean: number) => Math.min(max, Math.max(min, Math.round(mean * 100) / 100))

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

import { plannerDefaults, plannerLimits } from '../../shared/planner-rules'
import { answersInUse, wholeGroups } from './answer-groups'
import type { SentAnswers } from './demand-forecast'
import { FrequencySource, type PlayingFrequency } from './planner.types'

/** A week counts if at least so many people were members in all of it (PLANNER-1). */
export const NEEDED_MEMBERS = 20
/** So many weeks must count before the forecast uses reservations (PLANNER-1). */
const NEEDED_WEEKS = 4

/** So many answers to how often people would play are needed (PLANNER-1). */
const NEEDED_PLAYS = 20

/** A past week: the members in all of it, and the hours that they reserved. */
export interface PlayedWeek {
  members: number
  hours: number
}

/**
 * Returns the hours a week of the answers that a forecast uses. They are taken in like the wishes, by
 * groups of five people of each kind of sender (SEC-P7, BOOKING-20).
 */
export function playsInUse({ accounts, anonymous }: SentAnswers, counts: boolean): number[] {
  const used = [accounts, ...(counts ? [anonymous] : [])].map(answers => answersInUse(answers))
  return used.flat().flat()
}

/** Returns how often a member reserves, from the best source that the club has (PLANNER-1). */
export function playingFrequency(
  played: readonly PlayedWeek[],
  plays: readonly number[],
): PlayingFrequency {
  const members = sumOf(played.map(week => week.members))
  if (played.length >= NEEDED_WEEKS && members > 0)
    return {
      source: FrequencySource.reservations,
      reservationsPerWeek: withinLimits(sumOf(played.map(week => week.hours)) / members),
      weeks: played.length,
      people: Math.round(members / played.length),
    }
  if (plays.length >= NEEDED_PLAYS)
    return {
      source: FrequencySource.survey,
      reservationsPerWeek: withinLimits(sumOf(plays) / plays.length),
      weeks: null,
      people: wholeGroups(plays.length),
    }
  return assumption
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

import { runInSlices } from '../../core/slices'
import { createWorkQueue } from '../../core/work-queue'
import { forecastDemand, type ForecastData } from './demand-forecast'
import { forecastChanges } from './forecast-changes'
import type { DemandForecastArgs, ForecastArgs } from './planner.inputs'
import { listAnswers, listPlayedWeeks, listWeekHours } from './planner-data.service'
import type { DemandForecast, ForecastChange } from './planner.types'
import { playingFrequency, playsInUse } from './playing-frequency'

const WAIT_MAX = 8_000

/** One at a time: the slices of several would be handled in the same turn of the event loop. */
const oneAtATime = createWorkQueue({
  runningMax: 1,
  waitMax: WAIT_MAX,
  now: () => performance.now(),
})

/** The forecasts that are being computed, by their question. */
const running = new Map<string, Promise<DemandForecast>>()

/**
 * Returns the forecast for a question. Equal questions at the same time share one computation.
 * Throws SERVICE_UNAVAILABLE if too many others wait.
 */
export function getDemandForecast(
  question: DemandForecastArgs,
  now: Date,
): Promise<DemandForecast> {
  const { members, reservationsPerWeek, metShare, courts, seed, anonymous } = question
  const key = [members, reservationsPerWeek, metShare, courts, seed, anonymous].join(' ')
  const known = running.get(key)
  if (known) return known
  const computed = oneAtATime(async () =>
    runInSlices(forecastDemand(question, await readData(question, now))),
  ).finally(() => running.delete(key))
  running.set(key, computed)
  return computed
}

/**
 * Returns what would change the recommended cap of a forecast. Throws SERVICE_UNAVAILABLE if too many
 * others wait.
 */
export const getForecastChanges = (basis: ForecastArgs, now: Date): Promise<ForecastChange[]> =>
  oneAtATime(async () => runInSlices(forecastChanges(basis, await readData(basis, now))))

async function readData({ courts, anonymous }: ForecastArgs, now: Date): Promise<ForecastData> {
  const { wishes, plays } = await listAnswers()
  return {
    answers: wishes,
    weeks: await listWeekHours(courts, now),
    frequency: playingFrequency(await listPlayedWeeks(now), playsInUse(plays, anonymous)),
  }
}

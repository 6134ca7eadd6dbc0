import { forecastWarnings } from './forecast-warnings'
import type { DemandForecastArgs } from './planner.inputs'
import { ForecastQuality, type DemandForecast } from './planner.types'

/** Below this number of usable answers, a forecast has no numbers. */
const NEEDED_ANSWERS = 30

/** Returns the forecast for a question. */
export function getDemandForecast(question: DemandForecastArgs): DemandForecast {
  const quality = ForecastQuality.not_enough
  return {
    quality,
    usableAnswers: null,
    neededAnswers: NEEDED_ANSWERS,
    carries: null,
    shareMet: null,
    withoutAny: null,
    cells: [],
    warnings: forecastWarnings(question, quality),
  }
}

import type { DemandForecastQuery } from '../../../api/operationTypes'
import { playingDays, preferredTimes } from '../../../content/surveys/member'
import { recordKeys } from '../section/recordKeys'

export type Forecast = NonNullable<DemandForecastQuery['demandForecast']>
export type Cell = Forecast['cells'][0]

export const days = recordKeys(playingDays)
export const parts = recordKeys(preferredTimes)

/** Returns the cells of a day, in the order of its parts. */
export const cellsOf = (cells: readonly Cell[], day: Cell['day']) =>
  parts.flatMap(part => cells.find(cell => cell.day === day && cell.part === part) ?? [])

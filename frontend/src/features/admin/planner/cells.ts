import type { DemandForecastQuery } from '../../../api/operationTypes'
import { playingDays, preferredTimes } from '../../../content/surveys/member'
import { recordKeys } from '../section/recordKeys'

export type Forecast = NonNullable<DemandForecastQuery['demandForecast']>
export type Cell = Forecast['cells'][0]

export const days = recordKeys(playingDays)
export const parts = recordKeys(preferredTimes)

/**
 * Returns the days of which each part is averaged, and whether a part of another day is (PLANNER-5).
 */
export function averagedDays(cells: readonly Cell[]) {
  const isWhole = (day: Cell['day']) => cellsOf(cells, day).every(({ isAveraged }) => isAveraged)
  const whole = days.filter(isWhole)
  const some = cells.some(({ day, isAveraged }) => isAveraged && !whole.includes(day))
  return { whole: whole.map(day => playingDays[day].label), some }
}

/** Returns the cells of a day, in the order of its parts. */
export const cellsOf = (cells: readonly Cell[], day: Cell['day']) =>
  parts.flatMap(part => cells.find(cell => cell.day === day && cell.part === part) ?? [])

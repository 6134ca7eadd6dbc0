import { wholeGroups } from './answer-groups'
import type { WeekHours } from './simulation'
import { CELLS, PARTS, partOfCell } from './week-parts'
import { DemandLoad } from './planner.types'

/**
 * Returns the weights that a grid may show (SEC-P7). A cell keeps whole groups of five. The rests of
 * all cells of one part of the day are added up. Whole groups of five of that sum are spread evenly
 * over the part's days. Whole groups of five of what is left are spread over the week, by bookable
 * hours. So the sum is that of the weights in whole groups, and no weight below five shows where it
 * was.
 */
export function groupedShape(weights: readonly number[]): number[] {
  const kept = weights.map(wholeGroups)
  const rest = weights.map((weight, cell) => weight - (kept[cell] ?? 0))
  const ofPart = PARTS.map((_, part) =>
    sumOf(rest.filter((_, cell) => cell % PARTS.length === part)),
  )
  const keptOfPart = ofPart.map(wholeGroups)
  const left = wholeGroups(sumOf(ofPart) - sumOf(keptOfPart))
  const days = CELLS / PARTS.length
  return kept.map((weight, cell) => {
    const part = (keptOfPart[cell % PARTS.length] ?? 0) / days
    return weight + part + (left * partOfCell(cell).bookableHours) / WEEK_HOURS
  })
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

const WEEK_HOURS = sumOf(Array.from({ length: CELLS }, (_, cell) => partOfCell(cell).bookableHours))

interface Demand {
  /** The weights of the 42 cells. */
  shape: readonly number[]
  /** The wishes of all members in a week. */
  wishes: number
  weeks: readonly WeekHours[]
}

/** What the grid shows of a cell. */
export interface ShownCell {
  load: DemandLoad
  /** Whether the load is only a mean over several days: fewer than five people's weight is the cell's own. */
  isAveraged: boolean
}

/**
 * Returns what the grid shows of each cell: its share of the wishes, in relation to its hours in a mean
 * week.
 */
export function shownCells({ shape, wishes, weeks }: Demand): ShownCell[] {
  const grouped = groupedShape(shape)
  const all = sumOf(grouped)
  return grouped.map((weight, cell) => {
    const hours = sumOf(weeks.map(week => week[cell] ?? 0)) / weeks.length
    const isAveraged = wholeGroups(shape[cell] ?? 0) === 0
    return { load: loadOf((wishes * weight) / all, hours), isAveraged }
  })
}

function loadOf(wishes: number, hours: number): DemandLoad {
  if (wishes < 0.5 * hours || wishes === 0) return DemandLoad.low
  if (wishes < 0.8 * hours) return DemandLoad.middle
  return wishes < hours ? DemandLoad.high : DemandLoad.full
}

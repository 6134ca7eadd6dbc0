import { CELLS, DAYS, PARTS, cellAt } from './week-parts'

/** What a person ticked in the member survey: values of PlayingDay and of PreferredTime. */
export interface Wishes {
  days: readonly string[]
  parts: readonly string[]
}

/** The numbers of the cells that a person likes, in order; empty without a wish. */
export type LikedCells = readonly number[]

/**
 * Returns the cells that an answer likes: its days at its parts. Without a day it likes every day,
 * without a part every part. Without either it has no wish.
 */
export function likedCells({ days, parts }: Wishes): LikedCells {
  if (days.length + parts.length === 0) return []
  return DAYS.flatMap((name, day) =>
    PARTS.flatMap(({ part }, index) => {
      const isLiked =
        (days.length === 0 || days.includes(name)) && (parts.length === 0 || parts.includes(part))
      return isLiked ? [cellAt(day, index)] : []
    }),
  )
}

/**
 * Returns the weight of each of the 42 cells. Each answer has a weight of 1, spread evenly over its
 * cells. So a person who ticks everything counts no more than a person who ticks one part.
 */
export function shapeOf(answers: readonly LikedCells[]): number[] {
  const weights = Array<number>(CELLS).fill(0)
  for (const cells of answers)
    for (const cell of cells) weights[cell] = (weights[cell] ?? 0) + 1 / cells.length
  return weights
}

import { MIN_GROUP_SIZE } from '../../shared/privacy'
import type { LikedCells } from './wishes'

/** Sums of fractions such as 1/3 are not exact. */
const ROUNDING = 1e-6

/** Returns the number rounded down to a multiple of five. */
export const wholeGroups = (weight: number): number =>
  Math.floor((weight + ROUNDING) / MIN_GROUP_SIZE) * MIN_GROUP_SIZE

/** A stored answer. */
export interface Answer {
  /** The same for all answers of one account; an answer without an account is a person. */
  person: string
  cells: LikedCells
}

/**
 * Returns the answers of one group of senders that a forecast uses: each person's latest one, if it
 * has a wish. Takes all answers of the group in the order in which they were stored. Answers are
 * taken in when five different people have answered since the last time, for the first time or again.
 * An answer without a wish counts only if it replaces one with a wish. So two forecasts, before and
 * after any answer, use the same answers or differ by those of five people (SEC-P7).
 */
export function answersInUse(answers: readonly Answer[]): LikedCells[] {
  const waiting = new Set<string>()
  const withWish = new Set<string>()
  let end = 0
  for (const [index, { person, cells }] of answers.entries()) {
    if (cells.length === 0 && !withWish.has(person)) continue
    waiting.add(person)
    if (cells.length > 0) withWish.add(person)
    else withWish.delete(person)
    if (waiting.size < MIN_GROUP_SIZE) continue
    waiting.clear()
    end = index + 1
  }
  return latestWishes(answers.slice(0, end))
}

/** Returns each person's latest answer, without those that have no wish. */
export function latestWishes(answers: readonly Answer[]): LikedCells[] {
  const latest = new Map(answers.map(({ person, cells }) => [person, cells]))
  return [...latest.values()].filter(cells => cells.length > 0)
}

/**
 * Returns the answers in an order that depends on the cells only, and reveals neither time nor person.
 * It sorts the different answers only: many people tick the same.
 */
export function inOrderOfCells(answers: readonly LikedCells[]): LikedCells[] {
  const counts = new Map<LikedCells, number>()
  for (const cells of answers) counts.set(cells, (counts.get(cells) ?? 0) + 1)
  const different = [...counts].sort(([one], [other]) => byCells(one, other))
  return different.flatMap(([cells, count]) => Array<LikedCells>(count).fill(cells))
}

function byCells(one: LikedCells, other: LikedCells): number {
  const differs = one.findIndex((cell, index) => cell !== other[index])
  if (differs < 0) return one.length - other.length
  return (one[differs] ?? 0) - (other[differs] ?? -1)
}

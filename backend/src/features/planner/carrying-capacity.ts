import { club } from '../../shared/club'
import { MEMBERS_MAX, type Tally } from './simulation'

/** A number of members from 0 to 400, or Infinity for more than 400. */
export interface MemberRange {
  members: number
  low: number
  high: number
}

/**
 * Returns how many members get at least this share of their wishes. It is the median of the
 * resamples, with the 10th and the 90th percentile (nearest rank).
 */
export function carryingCapacity(tallies: readonly Tally[], metShare: number): MemberRange {
  const sorted = tallies.map(tally => lastCarried(tally, metShare)).sort(ascending)
  const at = (percent: number) => sorted[Math.ceil((percent * sorted.length) / 100) - 1] ?? 0
  return { members: at(50), low: at(10), high: at(90) }
}

/**
 * Returns up to how many members the club should have (PLANNER-3): nine of ten resamples carry them, and
 * the club has places for them.
 */
export const recommendedCap = ({ low }: MemberRange): number => Math.min(low, club.waitlistCapacity)

// Infinity - Infinity is NaN, so a difference would not do.
const ascending = (one: number, other: number) => (one < other ? -1 : Number(one > other))

/** Returns the last number of members before the share of met wishes first falls below `metShare`. */
function lastCarried({ wished, met }: Tally, metShare: number): number {
  let [wishedSoFar, metSoFar] = [0, 0]
  for (let member = 0; member < MEMBERS_MAX; member += 1) {
    wishedSoFar += wished[member] ?? 0
    metSoFar += met[member] ?? 0
    if (wishedSoFar > 0 && metSoFar / wishedSoFar < metShare) return member
  }
  return Infinity
}

/**
 * Returns two shares (0 to 1) of the first `members` members over all resamples. `shareMet` is of
 * wishes met, `withoutAny` of the weeks with a wish in which a member got nothing.
 */
export function sharesOf(tallies: readonly Tally[], members: number) {
  const sum = (counts: keyof Tally) =>
    tallies.reduce((total, tally) => total + sumOf(tally[counts].subarray(0, members)), 0)
  const [wished, weeksWished] = [sum('wished'), sum('weeksWished')]
  return {
    shareMet: wished === 0 ? 1 : sum('met') / wished,
    withoutAny: weeksWished === 0 ? 0 : sum('weeksWithout') / weeksWished,
  }
}

const sumOf = (counts: Int32Array) => counts.reduce((total, count) => total + count, 0)

import { plannerLimits } from '../../shared/planner-rules'
import { Random } from './random'
import type { LikedCells } from './wishes'

export const MEMBERS_MAX = plannerLimits.members.max
const RESAMPLES = 40
const WEEKS = 25

/** The bookable hours of each cell in one week, on all courts together. */
export type WeekHours = readonly number[]

export interface Simulation {
  /** At least one answer with a wish. */
  answers: readonly LikedCells[]
  /** The hours of successive weeks, which repeat: at least one week. */
  weeks: readonly WeekHours[]
  seed: number
  /** Draws how many reservations a member wishes for in a week. */
  drawWishes: (random: Random) => number
}

/** Returns how to draw wishes that are independent of each other, with this mean. */
export const onAverage =
  (mean: number): Simulation['drawWishes'] =>
  random =>
    random.count(mean)

/** What happened in one resample's weeks to each member; index 0 is the first member. */
export interface Tally {
  wished: Int32Array
  met: Int32Array
  /** In how many weeks the member wished for anything. */
  weeksWished: Int32Array
  /** In how many of these weeks the member got nothing. */
  weeksWithout: Int32Array
}

/**
 * Simulates the weeks of 400 members and returns a tally for each resample of the answers. It
 * yields after each week, so that the caller can pause. Members choose in the order of their
 * number, so the first n members see the same as in a club of n members. A member
 * likes the cells of a random answer. Each wish takes an hour in the first of these cells, in random
 * order, that has a free one. What a member draws depends only on the seed, the resample, the week
 * and the member's number.
 */
export function* simulate(simulation: Simulation): Generator<void, Tally[]> {
  const tallies: Tally[] = []
  for (let resample = 1; resample <= RESAMPLES; resample += 1) {
    const answers = resampled(simulation, resample)
    const tally = emptyTally()
    for (let week = 1; week <= WEEKS; week += 1) {
      playWeek({ ...simulation, answers }, [resample, week], tally)
      yield
    }
    tallies.push(tally)
  }
  return tallies
}

/** Returns as many random answers as there are, with replacement. */
function resampled({ answers, seed }: Simulation, resample: number): LikedCells[] {
  const random = new Random().restart(seed, resample)
  return answers.map(() => answers[random.below(answers.length)] ?? [])
}

/** Returns a tally of 400 members without wishes. */
export function emptyTally(): Tally {
  const zeros = () => new Int32Array(MEMBERS_MAX)
  return { wished: zeros(), met: zeros(), weeksWished: zeros(), weeksWithout: zeros() }
}

/** Adds what happens in one week to the tally; returns the hours of each cell that stay free. */
export function playWeek(
  { answers, weeks, seed, drawWishes }: Simulation,
  [resample, week]: readonly [number, number],
  tally: Tally,
): Int32Array {
  const free = Int32Array.from(weeks[(week - 1) % weeks.length] ?? [])
  const random = new Random()
  for (let member = 0; member < MEMBERS_MAX; member += 1) {
    random.restart(seed, resample, week, member + 1)
    const cells = answers[random.below(answers.length)] ?? []
    const wished = drawWishes(random)
    if (wished === 0) continue
    let met = 0
    for (let wish = 0; wish < wished; wish += 1) if (takeHour(cells, free, random.bits())) met += 1
    add(tally.wished, member, wished)
    add(tally.met, member, met)
    add(tally.weeksWished, member, 1)
    if (met === 0) add(tally.weeksWithout, member, 1)
  }
  return free
}

function add(counts: Int32Array, index: number, count: number): void {
  counts[index] = (counts[index] ?? 0) + count
}

const wishOrder = new Random()

/**
 * Takes a free hour in the first cell that has one, in the random order of `orderSeed`; returns
 * false if none has. The order does not depend on what is free: with more hours, no more wishes
 * fail.
 */
function takeHour(cells: LikedCells, free: Int32Array, orderSeed: number): boolean {
  wishOrder.restart(orderSeed)
  const order = [...cells]
  for (let left = order.length; left > 0; left -= 1) {
    const chosen = wishOrder.below(left)
    const cell = order[chosen] ?? 0
    const hours = free[cell] ?? 0
    if (hours > 0) {
      free[cell] = hours - 1
      return true
    }
    order[chosen] = order[left - 1] ?? 0
  }
  return false
}

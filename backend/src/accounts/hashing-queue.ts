import { unavailable } from '../core/errors'

interface HashingQueueOptions {
  /** How many are worked on at once. */
  runningMax: number
  /** How long one may have to wait for its turn, in milliseconds. */
  waitMax: number
  /** A clock that is never set, in milliseconds. */
  now: () => number
}

/** Does the work when its turn comes. SERVICE_UNAVAILABLE, at once, when that would take too long (SEC-T6). */
export interface HashingQueue {
  <T>(work: () => Promise<T>): Promise<T>
  /** How many are worked on, and how many wait for their turn. */
  counts: () => { running: number; waiting: number }
}

/** What one takes is taken for this long before any is done, in milliseconds. */
const FIRST_DURATION = 100
/** How much the latest counts in the mean. */
const WEIGHT = 0.1

/** Hashing fills the processors: so many at once, and a queue no longer than its last one can wait. */
export function createHashingQueue({
  runningMax,
  waitMax,
  now,
}: HashingQueueOptions): HashingQueue {
  const waiting: (() => void)[] = []
  let running = 0
  let meanDuration = FIRST_DURATION

  async function takeTurn(): Promise<void> {
    if (running < runningMax) {
      running += 1
      return
    }
    const wait = ((waiting.length + 1) / runningMax) * meanDuration
    if (wait > waitMax) throw unavailable()
    await new Promise<void>(resolve => waiting.push(resolve))
  }

  async function takeTurnFor<T>(work: () => Promise<T>): Promise<T> {
    await takeTurn()
    const began = now()
    try {
      return await work()
    } finally {
      meanDuration += WEIGHT * (now() - began - meanDuration)
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
  return Object.assign(takeTurnFor, { counts: () => ({ running, waiting: waiting.length }) })
}

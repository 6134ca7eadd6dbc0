import { unavailable } from './errors'

interface WorkQueueOptions {
  /** How many tasks run at the same time. */
  runningMax: number
  /** The longest expected wait that is accepted, in milliseconds. */
  waitMax: number
  /** A monotonic clock, in milliseconds. */
  now: () => number
}

/**
 * Runs the work when a slot is free. Throws SERVICE_UNAVAILABLE at once if the expected wait is too
 * long (SEC-T6).
 */
export interface WorkQueue {
  <T>(work: () => Promise<T>): Promise<T>
  /** Returns how many tasks run and how many wait. */
  counts: () => { running: number; waiting: number }
}

/** The assumed duration of a task before the first has finished, in milliseconds. */
const FIRST_DURATION = 100
/** The weight of the latest duration in the moving average. */
const WEIGHT = 0.1

/**
 * Creates a queue that limits how many tasks run at once, because each uses a whole processor
 * core. It refuses a task that would wait longer than `waitMax`.
 */
export function createWorkQueue({ runningMax, waitMax, now }: WorkQueueOptions): WorkQueue {
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

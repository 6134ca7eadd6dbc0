import { unavailable } from './errors'
import { createSemaphore, type Semaphore } from './semaphore'

interface WorkQueueOptions {
  /** How many tasks run at the same time. */
  runningMax: number
  /** The longest expected wait that is accepted, in milliseconds. */
  waitMax: number
  /** A monotonic clock, in milliseconds. */
  now: () => number
}

/** The assumed duration of a task before the first has finished, in milliseconds. */
const FIRST_DURATION = 100
/** The weight of the latest duration in the moving average. */
const WEIGHT = 0.1

/**
 * Creates a semaphore for tasks that each use a whole processor core. It refuses a task at once that
 * would probably wait longer than `waitMax` (SEC-T6).
 */
export function createWorkQueue({ runningMax, waitMax, now }: WorkQueueOptions): Semaphore {
  const withPermit = createSemaphore({ runningMax: () => runningMax })
  const { counts } = withPermit
  let meanDuration = FIRST_DURATION

  async function measured<T>(work: () => Promise<T>): Promise<T> {
    const began = now()
    try {
      return await work()
    } finally {
      meanDuration += WEIGHT * (now() - began - meanDuration)
    }
  }

  async function run<T>(work: () => Promise<T>): Promise<T> {
    const { running, waiting } = counts()
    const wait = running < runningMax ? 0 : ((waiting + 1) / runningMax) * meanDuration
    if (wait > waitMax) throw unavailable()
    return withPermit(() => measured(work))
  }
  return Object.assign(run, { counts })
}

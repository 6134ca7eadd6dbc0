import { unavailable } from './errors'

interface SemaphoreOptions {
  /** Returns how many tasks may run at the same time. */
  runningMax: () => number
  /** The longest wait, in milliseconds; without a limit by default. */
  waitMax?: number
}

/**
 * Runs the work as soon as few enough others run, in the order of the calls. Throws
 * SERVICE_UNAVAILABLE if it has waited too long.
 */
export interface Semaphore {
  <T>(work: () => Promise<T>): Promise<T>
  /** Returns how many tasks run and how many wait. */
  counts: () => { running: number; waiting: number }
}

/** Creates a semaphore: it limits how many tasks run at the same time. */
export function createSemaphore({ runningMax, waitMax }: SemaphoreOptions): Semaphore {
  const waiting = new Set<() => void>()
  let running = 0

  const waitInLine = () =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer)
        waiting.delete(begin)
        resolve()
      }
      const refuse = () => {
        waiting.delete(begin)
        reject(unavailable())
      }
      const timer = waitMax === undefined ? undefined : setTimeout(refuse, waitMax)
      waiting.add(begin)
    })

  async function run<T>(work: () => Promise<T>): Promise<T> {
    if (running < runningMax()) running += 1
    else await waitInLine()
    try {
      return await work()
    } finally {
      // The task that has waited longest replaces this one.
      const [next] = waiting
      if (next) next()
      else running -= 1
    }
  }
  return Object.assign(run, { counts: () => ({ running, waiting: waiting.size }) })
}

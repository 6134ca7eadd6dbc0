import { unavailable } from './errors'

/** Runs the work when its turn comes. Throws SERVICE_UNAVAILABLE if that takes too long. */
type Turns = <T>(work: () => Promise<T>) => Promise<T>

interface TurnsOptions {
  /** Returns how many tasks may run at the same time. */
  runningMax: () => number
  /** The longest wait, in milliseconds. */
  waitMax: number
}

/**
 * Lets tasks run in the order of their calls, few at a time. Unlike a work queue it refuses nobody at
 * once: how long a task takes says nothing about the next one.
 */
export function createTurns({ runningMax, waitMax }: TurnsOptions): Turns {
  const waiting = new Set<() => void>()
  let running = 0

  const untilTurn = () =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer)
        waiting.delete(begin)
        resolve()
      }
      const timer = setTimeout(() => {
        waiting.delete(begin)
        reject(unavailable())
      }, waitMax)
      waiting.add(begin)
    })

  return async work => {
    if (running < runningMax()) running += 1
    else await untilTurn()
    try {
      return await work()
    } finally {
      // A turn passes to the one who has waited longest.
      const [next] = waiting
      if (next) next()
      else running -= 1
    }
  }
}

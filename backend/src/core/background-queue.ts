import { unavailable } from './errors'
import { logFailure } from './log'

/**
 * Work whose result no caller waits for. Tasks run one after the other, so that they use at most
 * one connection.
 */
export interface BackgroundQueue {
  /**
   * Queues a task; a failure is logged with this name. Throws SERVICE_UNAVAILABLE if the queue is
   * full.
   */
  add: (name: string, work: () => Promise<unknown>) => void
  /** Resolves when all tasks are done; after a few seconds, logs how many are left and resolves. */
  close: () => Promise<void>
}

const WAITING_MAX = 1_000
const CLOSE_MS = 5_000
const RETRY_AFTER = 5

export function createBackgroundQueue(): BackgroundQueue {
  let waiting = 0
  let last = Promise.resolve()
  let isClosed = false

  async function run(name: string, work: () => Promise<unknown>): Promise<void> {
    try {
      if (!isClosed) await work()
    } catch (error) {
      logFailure(`${name} failed after its answer`, error)
    }
    if (!isClosed) waiting -= 1
  }

  return {
    add: (name, work) => {
      if (waiting >= WAITING_MAX) throw unavailable(RETRY_AFTER)
      waiting += 1
      last = last.then(() => run(name, work))
    },
    close: async () => {
      let timer: NodeJS.Timeout | undefined
      const tooLong = new Promise<void>(resolve => (timer = setTimeout(resolve, CLOSE_MS)))
      await Promise.race([last, tooLong])
      clearTimeout(timer)
      isClosed = true
      if (waiting > 0) logFailure(`stopped with ${String(waiting)} requests still queued`)
    },
  }
}

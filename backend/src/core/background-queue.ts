import { unavailable } from './errors'
import { logFailure } from './log'

/** Work that nobody waits for. It is done one after the other, so that it never takes more than one connection. */
export interface BackgroundQueue {
  /** Does the work when what came before it is done; what fails is logged by this name. SERVICE_UNAVAILABLE when too much waits. */
  add: (name: string, work: () => Promise<unknown>) => void
  /** Resolves when all is done, or logs how much is left after a few seconds. */
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
      if (waiting > 0) logFailure(`stopped before ${String(waiting)} requests were seen to`)
    },
  }
}

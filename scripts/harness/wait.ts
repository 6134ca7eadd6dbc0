import { setTimeout as sleep } from 'node:timers/promises'
import { LOG } from './files'

const POLL_MS = 20

/**
 * Polls until there is a result that is neither undefined nor false; a rejection counts as no
 * result. Throws after `timeout` milliseconds.
 */
export async function waitFor<Answer>(
  what: string,
  ask: () => Promise<Answer | false | undefined> | Answer | false | undefined,
  timeout = 120_000,
): Promise<Answer> {
  for (const deadline = Date.now() + timeout; ;) {
    const answer = await Promise.resolve(ask()).catch(() => undefined)
    if (answer !== undefined && answer !== false) return answer
    if (Date.now() > deadline)
      throw new Error(`${what}: timed out after ${timeout / 1_000} s, see ${LOG}`)
    await sleep(POLL_MS)
  }
}

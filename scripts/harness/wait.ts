import { setTimeout as sleep } from 'node:timers/promises'
import { LOG } from './files'

const POLL_MS = 20

/**
 * Asks again and again until there is an answer that is neither undefined nor false; one that rejects is none yet.
 * Throws when there is none in time, which is in milliseconds.
 */
export async function waitFor<Answer>(
  what: string,
  ask: () => Promise<Answer | false | undefined> | Answer | false | undefined,
  timeout = 60_000,
): Promise<Answer> {
  for (const deadline = Date.now() + timeout; ;) {
    const answer = await Promise.resolve(ask()).catch(() => undefined)
    if (answer !== undefined && answer !== false) return answer
    if (Date.now() > deadline)
      throw new Error(`${what}: not within ${timeout / 1_000} s, see ${LOG}`)
    await sleep(POLL_MS)
  }
}

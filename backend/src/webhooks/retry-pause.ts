import { HOUR_MS, MINUTE_MS } from '../core/durations'

/** The maximum number of tries by the workers, in about two and a half days. */
export const WEBHOOK_ATTEMPTS_MAX = 16

const FIRST_MS = MINUTE_MS
const LONGEST_MS = 6 * HOUR_MS
const GROWTH = 3
const JITTER = 0.1

/**
 * Returns the pause after this many failed tries: from 1 minute to 6 hours, at most 10% more or
 * less. Null after the last try. `random` is 0 to 1.
 */
export function retryPause(attempts: number, random = Math.random()): number | null {
  if (attempts >= WEBHOOK_ATTEMPTS_MAX) return null
  const pause = Math.min(FIRST_MS * GROWTH ** (attempts - 1), LONGEST_MS)
  return Math.round(pause * (1 + JITTER * (2 * random - 1)))
}

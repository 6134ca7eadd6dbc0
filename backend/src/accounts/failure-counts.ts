import { RateLimiterMemory } from 'rate-limiter-flexible'
import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '../core/durations'

/**
 * Failed sign-ins per address before it is locked, whether or not it has an account. Each lockout
 * is twice as long as the one before (SEC-T1).
 */
export const FAILURES = { points: 10, duration: 15 * MINUTE_SECONDS }
/** Counts earlier lockouts; they expire after a day. */
export const LOCKOUTS = { points: Number.MAX_SAFE_INTEGER, duration: DAY_SECONDS }
const FIRST_LOCKOUT = 15 * MINUTE_SECONDS
const LONGEST_LOCKOUT = HOUR_SECONDS

/** Returns the length in seconds of an account's nth lockout; the first is 1. */
export const lockoutSeconds = (lockout: number) =>
  Math.min(LONGEST_LOCKOUT, FIRST_LOCKOUT * 2 ** (lockout - 1))

/** The result of an attempt; `nothing` if it could not be checked. */
export type Outcome = 'matched' | 'failed' | 'nothing'

/** Counts the failures of each account or device, and its attempts in progress. */
export interface FailureCounts {
  /**
   * Returns null if the attempt is allowed, and counts it as in progress until `end`. Otherwise
   * returns the milliseconds until the next attempt is allowed. The check and the count are one
   * atomic step, so that concurrent attempts cannot exceed the limit.
   */
  begin: (key: string) => Promise<number | null>
  /** Records the outcome: a match clears earlier failures, the tenth failure locks. */
  end: (key: string, outcome: Outcome) => Promise<void>
  /** Clears the failures and unlocks. */
  forget: (key: string) => Promise<void>
}

/** Creates counts in this server's memory; a restart clears them. */
export function createFailureCounts(): FailureCounts {
  const failures = new RateLimiterMemory(FAILURES)
  const lockouts = new RateLimiterMemory(LOCKOUTS)
  /** Attempts in progress; each may still fail. */
  const judging = new Map<string, number>()

  async function fail(key: string): Promise<void> {
    const { consumedPoints } = await failures.penalty(key)
    if (consumedPoints !== FAILURES.points) return
    const { consumedPoints: lockout } = await lockouts.consume(key)
    await failures.block(key, lockoutSeconds(lockout))
  }

  const forget = async (key: string) => {
    await failures.delete(key)
  }

  return {
    begin: async key => {
      const failed = await failures.get(key)
      const running = judging.get(key) ?? 0
      if ((failed?.consumedPoints ?? 0) + running >= FAILURES.points)
        return failed?.msBeforeNext ?? FAILURES.duration * 1_000
      judging.set(key, running + 1)
      return null
    },
    end: async (key, outcome) => {
      if (outcome === 'matched') await forget(key)
      if (outcome === 'failed') await fail(key)
      const others = (judging.get(key) ?? 0) - 1
      if (others > 0) judging.set(key, others)
      else judging.delete(key)
    },
    forget,
  }
}

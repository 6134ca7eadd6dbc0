import { RateLimiterMemory } from 'rate-limiter-flexible'
import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '../core/durations'

/** Failed sign-ins per account, known or not, before it is locked; each lockout is twice the last (SEC-T1). */
export const FAILURES = { points: 10, duration: 15 * MINUTE_SECONDS }
/** How long the lockouts before are remembered. */
export const LOCKOUTS = { points: Number.MAX_SAFE_INTEGER, duration: DAY_SECONDS }
const FIRST_LOCKOUT = 15 * MINUTE_SECONDS
const LONGEST_LOCKOUT = HOUR_SECONDS

/** How long an account's lockout is, its first being 1; in seconds. */
export const lockoutSeconds = (lockout: number) =>
  Math.min(LONGEST_LOCKOUT, FIRST_LOCKOUT * 2 ** (lockout - 1))

/** What came of an attempt that was judged; nothing when it could not be. */
export type Outcome = 'matched' | 'failed' | 'nothing'

/** The failures of each account or device, together with those that may come of what is being judged. */
export interface FailureCounts {
  /**
   * Null when an attempt may be judged, and is counted until its `end`: one step, so that no more are ever
   * judged at once than may fail. Otherwise the milliseconds until one may again.
   */
  begin: (key: string) => Promise<number | null>
  /** A match forgets the failures before; the tenth failure locks. */
  end: (key: string, outcome: Outcome) => Promise<void>
  /** Forgets the failures, and unlocks. */
  forget: (key: string) => Promise<void>
}

/** Those of one server, kept in its memory: a restart forgets them. */
export function createFailureCounts(): FailureCounts {
  const failures = new RateLimiterMemory(FAILURES)
  const lockouts = new RateLimiterMemory(LOCKOUTS)
  /** How many are being judged: each may fail yet. */
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

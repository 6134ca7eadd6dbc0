import { RateLimiterMemory } from 'rate-limiter-flexible'
import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '../core/durations'
import { rateLimitedError } from '../core/rate-limited-error'

/** Failed sign-ins per account, known or not, before it is locked; each lockout is twice the last (SEC-T1). */
const FAILURES = { points: 10, duration: 15 * MINUTE_SECONDS }
const FIRST_LOCKOUT = 15 * MINUTE_SECONDS
const LONGEST_LOCKOUT = HOUR_SECONDS

interface SignInAttempt {
  /** Normalised; of an account or of none. */
  email: string
  /** A device that has signed in to this account before. */
  device: string | null
}

export interface AccountLockout {
  /**
   * Whether the attempt matched, by `verify`; it is counted first, so that no more are ever judged at once than
   * may fail. RATE_LIMITED, without judging, while the account is locked, or for a known device while
   * the device is: what strangers do to the account does not lock its owner out.
   */
  judge: (attempt: SignInAttempt, verify: () => Promise<boolean>) => Promise<boolean>
  /** Forgets the failures of the account and the device: their owner has shown by mail who they are. */
  release: (attempt: SignInAttempt) => Promise<void>
}

/** The failed sign-ins of one server, kept in its memory: a restart forgets them. */
export function createAccountLockout(isOn: boolean): AccountLockout {
  if (!isOn) return { judge: (_attempt, verify) => verify(), release: () => Promise.resolve() }
  const { begin, end, fail, forget } = createFailureCounts()
  return {
    judge: async ({ email, device }, verify) => {
      const own = device ?? email
      const wait = await begin(own)
      if (wait !== null) throw rateLimitedError(Math.max(1, Math.ceil(wait / 1_000)))
      const keys = [own]
      // A known device's failures are the account's too: strangers have no more for them.
      if (device !== null && (await begin(email)) === null) keys.push(email)
      try {
        const isMatch = await verify()
        if (isMatch) await forget(own)
        else for (const key of keys) await fail(key)
        return isMatch
      } finally {
        for (const key of keys) end(key)
      }
    },
    release: async ({ email, device }) => {
      await forget(email)
      if (device !== null) await forget(device)
    },
  }
}

/** The failures of each account or device, together with those that may come of what is being judged. */
function createFailureCounts() {
  const failures = new RateLimiterMemory(FAILURES)
  const lockouts = new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: DAY_SECONDS })
  /** How many are being judged: each may fail yet. */
  const judging = new Map<string, number>()
  return {
    /** Null when it may be judged, and it is counted; otherwise the milliseconds until one may again. */
    begin: async (key: string): Promise<number | null> => {
      const failed = await failures.get(key)
      const running = judging.get(key) ?? 0
      if ((failed?.consumedPoints ?? 0) + running >= FAILURES.points)
        return failed?.msBeforeNext ?? FAILURES.duration * 1_000
      judging.set(key, running + 1)
      return null
    },
    end: (key: string): void => {
      const others = (judging.get(key) ?? 0) - 1
      if (others > 0) judging.set(key, others)
      else judging.delete(key)
    },
    fail: async (key: string): Promise<void> => {
      const { consumedPoints } = await failures.penalty(key)
      if (consumedPoints !== FAILURES.points) return
      const { consumedPoints: lockout } = await lockouts.consume(key)
      const seconds = FIRST_LOCKOUT * 2 ** (lockout - 1)
      await failures.block(key, Math.min(LONGEST_LOCKOUT, seconds))
    },
    forget: (key: string) => failures.delete(key),
  }
}

import { RateLimiterMemory } from 'rate-limiter-flexible'
import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '../core/durations'
import { refuseRateLimited } from '../core/rate-limited-error'

/** Failed sign-ins per account, known or not, before it is locked; each lockout is twice the last (SEC-T1). */
const FAILURES = { points: 10, duration: 15 * MINUTE_SECONDS }
const FIRST_LOCKOUT = 15 * MINUTE_SECONDS
const LONGEST_LOCKOUT = HOUR_SECONDS

export interface AccountLockout {
  /** RATE_LIMITED while the account is locked. */
  requireUnlocked: (email: string) => Promise<void>
  recordFailure: (email: string) => Promise<void>
  clearFailures: (email: string) => Promise<void>
}

/** The failed sign-ins of one server, kept in its memory: a restart forgets them. */
export function createAccountLockout(isOn: boolean): AccountLockout {
  if (!isOn) return NO_LOCKOUT
  const failures = new RateLimiterMemory(FAILURES)
  const lockouts = new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: DAY_SECONDS })
  const lock = async (email: string) => {
    const { consumedPoints } = await lockouts.consume(email)
    const seconds = FIRST_LOCKOUT * 2 ** (consumedPoints - 1)
    await failures.block(email, Math.min(LONGEST_LOCKOUT, seconds))
  }
  return {
    requireUnlocked: async email => {
      const state = await failures.get(email)
      if (state && state.consumedPoints > FAILURES.points) refuseRateLimited(state)
    },
    recordFailure: async email => {
      const { consumedPoints } = await failures.penalty(email)
      if (consumedPoints === FAILURES.points) await lock(email)
    },
    clearFailures: async email => {
      await failures.delete(email)
    },
  }
}

const nothing = () => Promise.resolve()
const NO_LOCKOUT: AccountLockout = {
  requireUnlocked: nothing,
  recordFailure: nothing,
  clearFailures: nothing,
}

import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '../core/durations'
import { refuseRateLimited } from '../core/rate-limited-error'

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
}

/** The failed sign-ins of one server, kept in its memory: a restart forgets them. */
export function createAccountLockout(isOn: boolean): AccountLockout {
  if (!isOn) return { judge: (_attempt, verify) => verify() }
  const failures = new RateLimiterMemory(FAILURES)
  const lockouts = new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: DAY_SECONDS })
  const count = async (key: string) => {
    const { consumedPoints } = await failures.consume(key)
    return { key, isLast: consumedPoints === FAILURES.points }
  }
  const lock = async (key: string) => {
    const { consumedPoints } = await lockouts.consume(key)
    const seconds = FIRST_LOCKOUT * 2 ** (consumedPoints - 1)
    await failures.block(key, Math.min(LONGEST_LOCKOUT, seconds))
  }
  return {
    judge: async ({ email, device }, verify) => {
      const own = await count(device ?? email).catch(refuseRateLimited)
      // A known device's failures are the account's too: strangers have no more for them.
      const account = device === null ? null : await count(email).catch(ignoreRefusal)
      const counted = account ? [own, account] : [own]
      const isMatch = await verify().catch(async (error: unknown) => {
        for (const { key } of counted) await failures.reward(key)
        throw error
      })
      if (!isMatch) for (const { key, isLast } of counted) if (isLast) await lock(key)
      if (isMatch) await failures.delete(own.key)
      if (isMatch && account) await failures.reward(account.key)
      return isMatch
    },
  }
}

/** For `.catch()`: a limiter's refusal is null, anything else passes on. */
function ignoreRefusal(reason: unknown): null {
  if (!(reason instanceof RateLimiterRes)) throw reason
  return null
}

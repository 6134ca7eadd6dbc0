import { rateLimitedError } from '../core/rate-limited-error'
import { createFailureCounts, type FailureCounts, type Outcome } from './failure-counts'

interface SignInAttempt {
  /** Normalised; need not belong to an account. */
  email: string
  /** The id of a device that has signed in to this account before; null for any other device. */
  device: string | null
  /**
   * Asked after a match. If it returns true, another step of the sign-in follows, so the match
   * clears no failures: otherwise who knows the password could guess codes without end (SEC-A21).
   */
  needsNextStep?: () => Promise<boolean>
}

export interface AccountLockout {
  /**
   * Returns whether `verify` accepts the attempt. Counts the attempt first, so that concurrent
   * attempts cannot exceed the limit. Throws RATE_LIMITED without calling `verify` while the
   * account is locked. For a known device only the lock of the device counts: strangers cannot lock
   * the owner out.
   */
  check: (attempt: SignInAttempt, verify: () => Promise<boolean>) => Promise<boolean>
  /**
   * Clears the failures of the account and the device, after the owner has used a link sent by
   * mail.
   */
  release: (attempt: SignInAttempt) => Promise<void>
}

/** Creates the lockout over the given counts; by default over counts in this server's memory. */
export function createAccountLockout(
  isOn: boolean,
  { begin, end, forget }: FailureCounts = createFailureCounts(),
): AccountLockout {
  if (!isOn) return { check: (_attempt, verify) => verify(), release: () => Promise.resolve() }
  return {
    check: async ({ email, device, needsNextStep }, verify) => {
      const own = device ?? email
      const wait = await begin(own)
      if (wait !== null) throw rateLimitedError(Math.max(1, Math.ceil(wait / 1_000)))
      const keys = [own]
      let outcome: Outcome = 'nothing'
      try {
        // A known device's failures also count for the account: a stolen device adds no guesses to
        // it.
        if (device !== null && (await begin(email)) === null) keys.push(email)
        const isMatch = await verify()
        if (!isMatch) outcome = 'failed'
        else if (!(await needsNextStep?.())) outcome = 'matched'
        return isMatch
      } finally {
        // A device's correct password does not clear the failures of strangers.
        for (const key of keys)
          await end(key, outcome === 'matched' && key !== own ? 'nothing' : outcome)
      }
    },
    release: async ({ email, device }) => {
      await forget(email)
      if (device !== null) await forget(device)
    },
  }
}

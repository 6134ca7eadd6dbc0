import { rateLimitedError } from '../core/rate-limited-error'
import { createFailureCounts, type FailureCounts, type Outcome } from './failure-counts'

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

/** Locks accounts by these counts; without any, by those of one server. */
export function createAccountLockout(
  isOn: boolean,
  { begin, end, forget }: FailureCounts = createFailureCounts(),
): AccountLockout {
  if (!isOn) return { judge: (_attempt, verify) => verify(), release: () => Promise.resolve() }
  return {
    judge: async ({ email, device }, verify) => {
      const own = device ?? email
      const wait = await begin(own)
      if (wait !== null) throw rateLimitedError(Math.max(1, Math.ceil(wait / 1_000)))
      const keys = [own]
      let outcome: Outcome = 'nothing'
      try {
        // A known device's failures are the account's too: strangers have no more for them.
        if (device !== null && (await begin(email)) === null) keys.push(email)
        outcome = (await verify()) ? 'matched' : 'failed'
        return outcome === 'matched'
      } finally {
        // What a device has got right forgives strangers nothing.
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

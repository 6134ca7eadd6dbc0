import type { SecondFactorMethod } from '@shared/errors'
import { loadFailure } from '../../form/loadFailure'

/** A sign-in whose password was right and which needs a second factor. */
export interface PendingSignIn {
  challenge: string
  methods: readonly SecondFactorMethod[]
}

/** Returns what a refused login needs besides the password; undefined for any other failure. */
export async function findPendingSignIn(error: unknown): Promise<PendingSignIn | undefined> {
  const { code, details } = await loadFailure(error)
  if (code !== 'SECOND_FACTOR_REQUIRED') return undefined
  const { challenge, methods } = details
  return challenge && methods ? { challenge, methods } : undefined
}

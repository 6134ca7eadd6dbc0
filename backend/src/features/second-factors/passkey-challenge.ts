import type { KeyRing } from '../../core/derived-keys'
import { MINUTE_MS } from '../../core/durations'
import { openText, sealText } from '../../core/sealed-text'

/** How long a person has to answer a prompt for a passkey, in milliseconds. */
export const PASSKEY_CHALLENGE_LIFETIME = 5 * MINUTE_MS

/** What a challenge is for. Only a sign-in without a password does not name the person. */
export type PasskeyUse =
  | { use: 'add' | 'second step' | 'proof'; userId: string }
  | { use: 'sign in'; userId?: undefined }

/**
 * Returns a challenge for an authenticator to sign: a sealed text, so no table holds it and every
 * server can open it (ACCOUNT-48).
 */
export const createPasskeyChallenge = (keys: KeyRing, use: PasskeyUse, now: Date): string =>
  sealText(keys, String(now.getTime()), contextOf(use))

/**
 * Returns when a challenge, in base64url as browsers return it, was created. Null if it is not ours,
 * was created for another use or person, or has expired.
 */
export function openPasskeyChallenge(
  keys: KeyRing,
  challenge: string,
  use: PasskeyUse,
  now: Date,
): Date | null {
  const sealed = Buffer.from(challenge, 'base64url').toString('utf8')
  const opened = openText(keys, sealed, contextOf(use))
  if (!opened) return null
  const createdAt = Number(opened.text)
  return now.getTime() < createdAt + PASSKEY_CHALLENGE_LIFETIME ? new Date(createdAt) : null
}

/** Distinguishes the challenges from each other and from other texts that the same key may seal. */
const contextOf = ({ use, userId = '' }: PasskeyUse) => `passkey challenge: ${use} ${userId}`

import { createHash } from 'node:crypto'
import type { KeyRing } from '../../core/derived-keys'
import { MINUTE_MS } from '../../core/durations'
import { AppError } from '../../core/errors'
import { isSameText } from '../../core/is-same-text'
import { openText, sealText } from '../../core/sealed-text'
import type { SecondFactorMethod } from '../../shared/errors'
import { findUserWithPasswordById, type UserWithPassword } from '../../accounts/user-row'
import type { User } from '../../accounts/user.entity'

/** How long a person has for the second step of a sign-in, in milliseconds. */
const CHALLENGE_LIFETIME = 5 * MINUTE_MS

/** Distinguishes a challenge from other texts that the same key may seal. */
const CONTEXT = 'sign-in challenge'

/** What a challenge says: whose password was right, which one it was, and until when that counts. */
interface Challenge {
  userId: string
  passwordMark: string
  expiresAt: number
}

/**
 * Returns SECOND_FACTOR_REQUIRED for a person whose password was right, with a challenge that every
 * server can open. It counts for this person only, for 5 minutes, and until the password changes
 * (ACCOUNT-46).
 */
export function secondFactorRequired(
  keys: KeyRing,
  { user, password }: UserWithPassword,
  now: Date,
): AppError {
  const challenge: Challenge = {
    userId: user.id,
    passwordMark: markOf(password),
    expiresAt: now.getTime() + CHALLENGE_LIFETIME,
  }
  return new AppError('SECOND_FACTOR_REQUIRED', undefined, {
    challenge: sealText(keys, JSON.stringify(challenge), CONTEXT),
    methods: methodsOf(user),
  })
}

/**
 * Returns the person of a challenge. Throws UNAUTHENTICATED for a challenge that is not ours or has
 * expired, and if the password has changed since.
 */
export async function openChallenge(
  keys: KeyRing,
  text: string,
  now: Date,
): Promise<UserWithPassword> {
  const challenge = read(keys, text)
  if (challenge && now.getTime() < challenge.expiresAt) {
    const account = await findUserWithPasswordById(challenge.userId)
    if (account && isSameText(markOf(account.password), challenge.passwordMark)) return account
  }
  throw new AppError('UNAUTHENTICATED', 'That took too long. Please sign in again.')
}

function read(keys: KeyRing, text: string): Challenge | null {
  const opened = openText(keys, text, CONTEXT)
  // Only `secondFactorRequired` seals texts with this context.
  return opened && (JSON.parse(opened.text) as Challenge)
}

const markOf = (password: string) => createHash('sha256').update(password).digest('base64url')

const methodsOf = ({ secondFactors }: User): SecondFactorMethod[] => [
  ...(secondFactors.includes('authenticator') ? (['code'] as const) : []),
  ...(secondFactors.includes('passkey') ? (['passkey'] as const) : []),
  'recoveryCode',
]

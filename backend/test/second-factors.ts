import { Secret, TOTP } from 'otpauth'
import { findUserWithPasswordById } from '../src/accounts/user-row'
import type { User } from '../src/accounts/user.entity'
import { MINUTE_MS } from '../src/core/durations'
import { secondFactorRequired } from '../src/features/auth/sign-in-challenge.service'
import {
  confirmAuthenticator,
  startAuthenticator,
} from '../src/features/second-factors/authenticator.service'
import { services } from './services'

/** Returns the code that an app with this secret shows at this time. */
export const codeAt = (secret: string, now: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() })

/**
 * Adds an authenticator app to the person's account, with a code of two minutes before `now`, so that
 * the codes around `now` still count. Returns its secret and the recovery codes.
 */
export async function addAuthenticator(
  person: User,
  now: Date,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = await startAuthenticator(services, person)
  const earlier = new Date(now.getTime() - 2 * MINUTE_MS)
  const owner = { person, now: earlier }
  const { recoveryCodes } = await confirmAuthenticator(services, owner, codeAt(secret, earlier))
  return { secret, recoveryCodes }
}

/** Returns a challenge of the person's, as a sign-in with the right password at `now` returns it. */
export async function createChallenge(person: User, now = new Date()): Promise<string> {
  const account = await findUserWithPasswordById(person.id)
  if (!account) throw new Error('the person has no account')
  const { extensions } = secondFactorRequired(services.keys.challenges, account, now)
  if (extensions.code !== 'SECOND_FACTOR_REQUIRED') throw new Error(extensions.code)
  return extensions.challenge
}

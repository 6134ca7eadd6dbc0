import { fieldError } from '../core/errors'
import type { AccountLockout } from './account-lockout'
import type { Device } from './device-cookies'
import { verifyPassword } from './passwords'
import { findUserWithPassword } from './user-row'
import type { User } from './user.entity'

/** A signed-in person, and the browser that they use. */
export interface SignedIn {
  person: User
  device: Device | null
}

/** A password that a signed-in person has typed, and the name of its input field. */
interface TypedPassword {
  field: string
  password: string
}

/**
 * Requires the signed-in person's password, and returns its stored hash. A wrong one counts as a
 * failed sign-in (SEC-T1). Throws BAD_USER_INPUT at the field for a wrong one; RATE_LIMITED as
 * `AccountLockout` describes.
 */
export async function requirePassword(
  accountLockout: AccountLockout,
  { person: { id, email }, device }: SignedIn,
  { field, password }: TypedPassword,
): Promise<string> {
  const stored = (await findUserWithPassword(email))?.password
  const attempt = { email, device: device && device.idFor(id) }
  if (await accountLockout.check(attempt, () => verifyPassword(stored, password)))
    return stored ?? ''
  throw fieldError(field, 'That is not your password')
}

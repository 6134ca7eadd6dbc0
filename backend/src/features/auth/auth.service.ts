import { db } from '../../database/data-source'
import { AppError } from '../../core/errors'
import type { AccountLockout } from '../../accounts/account-lockout'
import { requireUnblockedPassword } from '../../accounts/password-blocklist'
import { refuseTakenEmail } from '../../accounts/refuse-taken-email'
import { findUserWithPassword, insertUser } from '../../accounts/user-row'
import { User } from '../../accounts/user.entity'
import { normalizeEmail } from '../../shared/rules'
import type { LoginInput, RegisterInput } from './auth.inputs'
import { hashPassword, needsRehash, verifyPassword } from '../../accounts/passwords'

const WRONG_CREDENTIALS = 'That email and password do not match'

/**
 * Makes an account. BAD_USER_INPUT for a password that the blocklist refuses; CONFLICT when the address, in
 * any spelling, has one; the hash is made first, so both take as long.
 */
export async function register(input: RegisterInput, now: Date): Promise<User> {
  requireUnblockedPassword(input.password, input)
  const hash = await hashPassword(input.password)
  return insertUser({
    email: normalizeEmail(input.email),
    firstName: input.firstName.trim(),
    lastName: input.lastName.trim(),
    password: hash,
    joinDate: now,
  }).catch(refuseTakenEmail)
}

/** The person whose address and password these are; UNAUTHENTICATED in the same words and time for any other pair. */
export async function authenticate(input: LoginInput, lockout: AccountLockout): Promise<User> {
  const email = normalizeEmail(input.email)
  await lockout.requireUnlocked(email)
  const found = await findUserWithPassword(email)
  const isMatch = await verifyPassword(found?.password, input.password)
  if (!found || !isMatch) {
    await lockout.recordFailure(email)
    throw new AppError('UNAUTHENTICATED', WRONG_CREDENTIALS)
  }
  await lockout.clearFailures(email)
  const { user, password } = found
  if (!needsRehash(password)) return user
  const users = db.getRepository(User)
  await users.update(user.id, { password: await hashPassword(input.password) })
  return users.findOneByOrFail({ id: user.id })
}

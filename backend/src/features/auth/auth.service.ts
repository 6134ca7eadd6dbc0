import { db } from '../../database/data-source'
import { AppError } from '../../core/errors'
import type { AccountLockout } from '../../accounts/account-lockout'
import { refuseTakenEmail } from '../../accounts/refuse-taken-email'
import { findUserWithPassword, insertUser } from '../../accounts/user-row'
import { User } from '../../accounts/user.entity'
import { normalizeEmail } from '../../shared/rules'
import type { LoginInput, RegisterInput } from './auth.inputs'
import { hashPassword, needsRehash, verifyPassword } from '../../accounts/passwords'

const WRONG_CREDENTIALS = 'That email and password do not match'

/** Makes an account. CONFLICT when the address, in any spelling, has one; the hash is made first, so both take as long. */
export async function register(input: RegisterInput, now: Date): Promise<User> {
  const hash = await hashPassword(input.password)
  return insertUser({
    email: normalizeEmail(input.email),
    firstName: input.firstName.trim(),
    lastName: input.lastName.trim(),
    password: hash,
    joinDate: now,
  }).catch(refuseTakenEmail)
}

/**
 * The person whose address and password these are; UNAUTHENTICATED in the same words and time for any other pair,
 * RATE_LIMITED as `AccountLockout` says. `findDevice` knows the caller's device by an account's id.
 */
export async function authenticate(
  input: LoginInput,
  lockout: AccountLockout,
  findDevice: (userId: string) => string | null,
): Promise<User> {
  const email = normalizeEmail(input.email)
  const found = await findUserWithPassword(email)
  // Asked of an unknown address too: it takes as long.
  const attempt = { email, device: findDevice(found?.user.id ?? '') }
  const isMatch = await lockout.judge(attempt, () =>
    verifyPassword(found?.password, input.password),
  )
  if (!found || !isMatch) throw new AppError('UNAUTHENTICATED', WRONG_CREDENTIALS)
  const { user, password } = found
  if (!needsRehash(password)) return user
  const users = db.getRepository(User)
  // Not over one that was set since.
  await users.update({ id: user.id, password }, { password: await hashPassword(input.password) })
  return users.findOneByOrFail({ id: user.id })
}

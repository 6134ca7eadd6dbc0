import { db } from '../../database/data-source'
import { AppError } from '../../core/errors'
import type { AccountLockout } from '../../accounts/account-lockout'
import type { Device } from '../../accounts/device-cookies'
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

/** Who tries to sign in, and what counts how often they failed. */
interface SignIn {
  accountLockout: AccountLockout
  device: Device | null
}

/**
 * The person whose address and password these are; UNAUTHENTICATED in the same words and time for any other pair,
 * RATE_LIMITED as `AccountLockout` says.
 */
export async function authenticate(
  input: LoginInput,
  { accountLockout, device }: SignIn,
): Promise<User> {
  const email = normalizeEmail(input.email)
  let finding: ReturnType<typeof findUserWithPassword> | undefined
  const find = () => (finding ??= findUserWithPassword(email))
  // Only a browser with the cookie is looked up before the attempt is counted: a flood must not reach the database.
  const attempt = { email, device: device && device.idFor((await find())?.user.id ?? '') }
  const isMatch = await accountLockout.judge(attempt, async () =>
    verifyPassword((await find())?.password, input.password),
  )
  const found = await find()
  if (!found || !isMatch) throw new AppError('UNAUTHENTICATED', WRONG_CREDENTIALS)
  const { user, password } = found
  if (!needsRehash(password)) return user
  const users = db.getRepository(User)
  // Not over one that was set since.
  await users.update({ id: user.id, password }, { password: await hashPassword(input.password) })
  return users.findOneByOrFail({ id: user.id })
}

import { db } from '../../database/data-source'
import { AppError } from '../../core/errors'
import type { AccountLockout } from '../../accounts/account-lockout'
import type { Device } from '../../accounts/device-cookies'
import { refuseTakenEmail } from '../../accounts/refuse-taken-email'
import { findUserWithPassword, type UserWithPassword } from '../../accounts/user-row'
import { User } from '../../accounts/user.entity'
import { normalizeEmail } from '../../shared/rules'
import type { Services } from '../../graphql/services'
import type { LoginInput, RegisterInput } from './auth.inputs'
import { insertAccount } from './insert-account'
import { hashPassword, needsRehash, verifyPassword } from '../../accounts/passwords'

const WRONG_CREDENTIALS = 'That email and password do not match'

/**
 * Creates an account and queues its welcome mail. Throws BAD_USER_INPUT for a password that the
 * blocklist refuses, and CONFLICT if the address, in any spelling, is already registered. Hashes
 * the password first, so that both outcomes take the same time.
 */
export async function register(
  { mailer, passwordBlocklist }: Services,
  input: RegisterInput,
  now: Date,
): Promise<UserWithPassword> {
  passwordBlocklist.require(input.password, input)
  const password = await hashPassword(input.password)
  const user = await insertAccount(mailer, {
    email: normalizeEmail(input.email),
    firstName: input.firstName.trim(),
    lastName: input.lastName.trim(),
    password,
    joinDate: now,
  }).catch(refuseTakenEmail)
  return { user, password }
}

/** The caller of a sign-in, the counter of failed attempts, and what is told of a refused one. */
export interface SignIn {
  accountLockout: AccountLockout
  device: Device | null
  onRefused: (refused: RefusedSignIn) => Promise<void>
}

/**
 * Why a sign-in was refused: the wrong password, for this account if there is one; the wrong second
 * factor; or a lockout.
 */
export type RefusedSignIn =
  | { reason: 'password' | 'second_factor'; user: User | null }
  | { reason: 'locked'; user: null }

/**
 * Returns the person with this address and password. Throws UNAUTHENTICATED, with the same message
 * and in the same time, for any other pair; RATE_LIMITED as `AccountLockout` describes.
 */
export async function authenticate(
  input: LoginInput,
  { accountLockout, device, onRefused }: SignIn,
): Promise<UserWithPassword> {
  const email = normalizeEmail(input.email)
  let finding: ReturnType<typeof findUserWithPassword> | undefined
  const find = () => (finding ??= findUserWithPassword(email))
  // Before the attempt is counted, only a cookie of ours causes a lookup: a flood without one must
  // not reach the database.
  const attempt = { email, device: device && device.idFor((await find())?.user.id ?? '') }
  const verify = async () => verifyPassword((await find())?.password, input.password)
  const needsNextStep = async () => (await find())?.user.hasSecondFactor ?? false
  const isMatch = await accountLockout
    .check({ ...attempt, needsNextStep }, verify)
    .catch((error: unknown) => reportLocked(error, onRefused))
  const found = await find()
  if (!found || !isMatch) {
    await onRefused({ reason: 'password', user: found?.user ?? null })
    throw new AppError('UNAUTHENTICATED', WRONG_CREDENTIALS)
  }
  if (!needsRehash(found.password)) return found
  const password = await hashPassword(input.password)
  const users = db.getRepository(User)
  const { affected } = await users.update(
    { id: found.user.id, password: found.password },
    { password },
  )
  // The password was changed meanwhile: check against the new one.
  if (!affected) return authenticate(input, { accountLockout, device, onRefused })
  return { user: await users.findOneByOrFail({ id: found.user.id }), password }
}

/** Reports a lockout, and throws the error again. */
export async function reportLocked(error: unknown, onRefused: SignIn['onRefused']): Promise<never> {
  const isLocked = error instanceof AppError && error.extensions['code'] === 'RATE_LIMITED'
  if (isLocked) await onRefused({ reason: 'locked', user: null })
  throw error
}

import type { Device } from '../../accounts/device-cookies'
import type { SignedInAccount } from '../../accounts/session-store'
import type { User } from '../../accounts/user.entity'
import { findUserWithPasswordById } from '../../accounts/user-row'
import { AppError, fieldError } from '../../core/errors'
import { db } from '../../database/data-source'
import type { AppServices } from '../../graphql/services'
import { reportLocked, type RefusedSignIn } from '../auth/auth.service'
import { openChallenge } from '../auth/sign-in-challenge.service'
import { recordRefused, recordSignIn } from '../auth/sign-in-records.service'
import { consumeCode } from './authenticator.service'
import { consumePasskey, findPasskey } from './passkeys.service'
import { RecoveryCode } from './recovery-code.entity'
import { consumeRecoveryCode } from './recovery-codes.service'
import { reportChange } from './report-change'
import type { FinishPasskeySignInInput, FinishSignInInput } from './second-factors.inputs'

/** What proves the second step, and the member of the input to which an error belongs. */
interface Proof {
  field: 'code' | 'recoveryCode' | 'passkey'
  consume: (services: AppServices, person: User, now: Date) => Promise<boolean>
}

/**
 * Returns the account of a challenge, with a proven second factor. Failures count like wrong
 * passwords, and are recorded like them (ACCOUNT-46). Throws UNAUTHENTICATED for a challenge that
 * no longer counts, BAD_USER_INPUT for a wrong code, RATE_LIMITED after 10 failures.
 */
export async function finishSignIn(
  services: AppServices,
  device: Device | null,
  input: FinishSignInInput,
): Promise<SignedInAccount> {
  const { accountLockout, auditLog, keys } = services
  const proof = proofOf(input)
  const now = services.now()
  const account = await openChallenge(keys.challenges, input.challenge, now)
  const { user } = account
  const onRefused = (refused: RefusedSignIn) => recordRefused(services, user.email, refused)
  const attempt = { email: user.email, device: device && device.idFor(user.id) }
  const isRight = await accountLockout
    .check(attempt, () => proof.consume(services, user, now))
    .catch((error: unknown) => reportLocked(error, onRefused))
  if (!isRight) {
    await onRefused({ reason: 'second_factor', user })
    throw fieldError(proof.field, WRONG[proof.field])
  }
  await recordSignIn(auditLog, user)
  return { ...account, hasProvenSecondFactor: true }
}

/**
 * Returns the account of a passkey, which proves both steps: the device, and by fingerprint, face or
 * PIN the person. Failures with a known passkey count and are recorded like wrong passwords. Throws
 * UNAUTHENTICATED for an unknown passkey or a wrong answer, RATE_LIMITED after 10 failures
 * (ACCOUNT-48).
 */
export async function finishPasskeySignIn(
  services: AppServices,
  device: Device | null,
  { passkey: text }: FinishPasskeySignInInput,
): Promise<SignedInAccount> {
  const { accountLockout, auditLog } = services
  const passkey = await findPasskey(text)
  const account = passkey && (await findUserWithPasswordById(passkey.userId))
  if (!account) throw new AppError('UNAUTHENTICATED', WRONG_PASSKEY)
  const { user } = account
  const onRefused = (refused: RefusedSignIn) => recordRefused(services, user.email, refused)
  const attempt = { email: user.email, device: device && device.idFor(user.id) }
  const answer = { text, use: { use: 'sign in' }, now: services.now() } as const
  const isRight = await accountLockout
    .check(attempt, () => consumePasskey(services, user, answer))
    .catch((error: unknown) => reportLocked(error, onRefused))
  if (!isRight) {
    await onRefused({ reason: 'second_factor', user })
    throw new AppError('UNAUTHENTICATED', WRONG_PASSKEY)
  }
  await recordSignIn(auditLog, user)
  return { ...account, hasProvenSecondFactor: true }
}

/** Throws BAD_USER_INPUT unless the input has exactly one of a code, a recovery code and a passkey. */
function proofOf({ code, recoveryCode, passkey }: FinishSignInInput): Proof {
  if (code && recoveryCode)
    throw fieldError('recoveryCode', 'Please send a code or a recovery code, not both')
  if (passkey && (code || recoveryCode))
    throw fieldError('passkey', 'Please send a passkey or a code, not both')
  if (passkey)
    return {
      field: 'passkey',
      consume: (services, user, now) =>
        consumePasskey(services, user, {
          text: passkey,
          use: { use: 'second step', userId: user.id },
          now,
        }),
    }
  if (code)
    return {
      field: 'code',
      consume: (services, { id }, now) => consumeCode(services, id, code, now),
    }
  if (recoveryCode)
    return {
      field: 'recoveryCode',
      consume: (services, person, now) => useRecoveryCode(services, { person, now }, recoveryCode),
    }
  throw fieldError('code', 'Please enter a code')
}

/** Uses up a recovery code, and mails the person that it was used. */
function useRecoveryCode(
  services: AppServices,
  { person, now }: { person: User; now: Date },
  code: string,
): Promise<boolean> {
  return db.transaction(async em => {
    if (!(await consumeRecoveryCode(person.id, code, em))) return false
    const codesLeft = await em.countBy(RecoveryCode, { userId: person.id })
    await reportChange(services, { person, now }, { change: 'recovery_code_used', codesLeft }, em)
    return true
  })
}

const WRONG_PASSKEY = 'This passkey does not count here. Please try again, or use your password.'

const WRONG = {
  passkey: 'This passkey does not count. Please try again',
  code: 'This code is not right, or was used already',
  recoveryCode: 'This recovery code is not right, or was used already',
}

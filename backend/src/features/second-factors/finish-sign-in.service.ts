import type { Device } from '../../accounts/device-cookies'
import type { SignedInAccount } from '../../accounts/session-store'
import { findUserWithPasswordById, type UserWithPassword } from '../../accounts/user-row'
import { AppError } from '../../core/errors'
import type { AppServices } from '../../graphql/services'
import { reportLocked, type RefusedSignIn } from '../auth/auth.service'
import { openChallenge } from '../auth/sign-in-challenge.service'
import { recordRefused, recordSignIn } from '../auth/sign-in-records.service'
import { consumePasskey, findPasskey } from './passkeys.service'
import { proofOf, type Proof } from './second-factor-proof.service'
import type { FinishPasskeySignInInput, FinishSignInInput } from './second-factors.inputs'

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
  const proof = proofOf(input, 'second step')
  const account = await openChallenge(services.keys.challenges, input.challenge, services.now())
  return finish(services, device, account, proof)
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
  const passkey = await findPasskey(text)
  const account = passkey && (await findUserWithPasswordById(passkey.userId))
  if (!account) throw wrongPasskey()
  return finish(services, device, account, {
    consume: (_, user, now) =>
      consumePasskey(services, user, { text, use: { use: 'sign in' }, now }),
    wrong: wrongPasskey,
  })
}

async function finish(
  services: AppServices,
  device: Device | null,
  account: UserWithPassword,
  proof: Proof,
): Promise<SignedInAccount> {
  const { user } = account
  const onRefused = (refused: RefusedSignIn) => recordRefused(services, user.email, refused)
  const attempt = { email: user.email, device: device && device.idFor(user.id) }
  const isRight = await services.accountLockout
    .check(attempt, () => proof.consume(services, user, services.now()))
    .catch((error: unknown) => reportLocked(error, onRefused))
  if (!isRight) {
    await onRefused({ reason: 'second_factor', user })
    throw proof.wrong()
  }
  await recordSignIn(services.auditLog, user)
  return { ...account, hasProvenSecondFactor: true }
}

const wrongPasskey = () =>
  new AppError(
    'UNAUTHENTICATED',
    'This passkey does not count here. Please try again, or use your password.',
  )

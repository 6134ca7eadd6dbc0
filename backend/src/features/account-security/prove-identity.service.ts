import { requirePassword, type SignedIn } from '../../accounts/require-password'
import { fieldError } from '../../core/errors'
import type { AppServices } from '../../graphql/services'
import { consumeCode } from '../second-factors/authenticator.service'
import { consumePasskey } from '../second-factors/passkeys.service'
import type { ProveIdentityInput } from './prove-identity.inputs'

/** A second factor as a proof, and the member of the input to which an error belongs. */
interface Proof {
  field: 'code' | 'passkey'
  consume: () => Promise<boolean>
}

/**
 * Requires the signed-in person's password, or uses up a code of their app or an answer of one of
 * their passkeys (ACCOUNT-57). A wrong one counts as a failed sign-in. Throws BAD_USER_INPUT at the
 * field for a wrong one, and unless the input has exactly one; RATE_LIMITED as `AccountLockout`
 * describes.
 */
export async function requireProof(
  services: AppServices,
  signedIn: SignedIn,
  input: ProveIdentityInput,
): Promise<void> {
  const { accountLockout } = services
  const { password, code, passkey } = input
  if ([password, code, passkey].filter(Boolean).length !== 1)
    throw fieldError('password', 'Please send a password, a code or a passkey')
  if (password) {
    await requirePassword(accountLockout, signedIn, { field: 'password', password })
    return
  }
  const { person, device } = signedIn
  const { field, consume } = proofOf(services, signedIn, input)
  const attempt = { email: person.email, device: device && device.idFor(person.id) }
  if (!(await accountLockout.check(attempt, consume))) throw fieldError(field, WRONG[field])
}

function proofOf(
  services: AppServices,
  { person }: SignedIn,
  { code, passkey }: ProveIdentityInput,
): Proof {
  const now = services.now()
  if (code) return { field: 'code', consume: () => consumeCode(services, person.id, code, now) }
  const answer = { text: passkey ?? '', use: { use: 'proof', userId: person.id }, now } as const
  return { field: 'passkey', consume: () => consumePasskey(services, person, answer) }
}

const WRONG = {
  code: 'This code is not right, or was used already',
  passkey: 'This passkey does not count. Please try again',
}

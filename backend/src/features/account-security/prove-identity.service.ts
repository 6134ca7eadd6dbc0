import { requirePassword, type SignedIn } from '../../accounts/require-password'
import { fieldError } from '../../core/errors'
import type { AppServices } from '../../graphql/services'
import { proofOf } from '../second-factors/second-factor-proof.service'
import type { ProveIdentityInput } from './prove-identity.inputs'

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
  const proof = proofOf({ code, passkey }, 'proof')
  const attempt = { email: person.email, device: device && device.idFor(person.id) }
  const consume = () => proof.consume(services, person, services.now())
  if (!(await accountLockout.check(attempt, consume))) throw proof.wrong()
}

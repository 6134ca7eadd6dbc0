import { Arg, Ctx, Resolver } from 'type-graphql'
import { requireUser, type Context } from '../../graphql/context'
import { Limited } from '../../graphql/limited.decorator'
import { MemberMutation } from '../../graphql/operation.decorators'
import { PASSKEY_STARTS, SIGN_INS } from '../../http/rate-limits'
import { startPasskeyProof } from '../second-factors/passkeys.service'
import { ProveIdentityInput } from './prove-identity.inputs'
import { requireProof } from './prove-identity.service'

/** Closed to access tokens: a stolen token must not guess the password or a code. */
@Resolver()
export class ProveIdentityResolver {
  @MemberMutation(() => String, {
    description:
      'Returns the options with which the caller’s browser proves by a passkey who they are, as the JSON of `PublicKeyCredentialRequestOptions`. They last 5 minutes. Send the answer with `proveIdentity`.',
    errors: ['CONFLICT for a person without a passkey', 'RATE_LIMITED'],
  })
  @Limited(PASSKEY_STARTS)
  startPasskeyProof(@Ctx() context: Context): Promise<string> {
    return startPasskeyProof(context.services, requireUser(context).id)
  }

  @MemberMutation(() => Boolean, {
    description:
      'Proves who the signed-in person is, for the operations that need a fresh proof of identity. The proof is fresh for 10 minutes, for this session only; signing in counts as one. Always true.',
    errors: [
      'BAD_USER_INPUT, also for a wrong proof',
      'RATE_LIMITED after 10 wrong proofs, failed sign-ins included',
    ],
  })
  @Limited(SIGN_INS)
  proveIdentity(
    @Arg('input', { description: 'The proof.' }) input: ProveIdentityInput,
    @Ctx() context: Context,
  ): Promise<boolean> {
    const signedIn = { person: requireUser(context), device: context.device }
    return requireProof(context.services, signedIn, input)
      .then(() => context.renewProof())
      .then(() => true)
  }
}

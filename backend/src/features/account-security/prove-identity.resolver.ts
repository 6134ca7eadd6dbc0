import { Arg, Ctx, Resolver } from 'type-graphql'
import { requirePassword } from '../../accounts/require-password'
import { requireUser, type Context } from '../../graphql/context'
import { Limited } from '../../graphql/limited.decorator'
import { MemberMutation } from '../../graphql/operation.decorators'
import { perFiveMinutes } from '../../http/rate-limits'
import { ProveIdentityInput } from './prove-identity.inputs'

/** Closed to access tokens: a stolen token must not guess the password. */
@Resolver()
export class ProveIdentityResolver {
  @MemberMutation(() => Boolean, {
    description:
      'Proves who the signed-in person is, for the operations that need a fresh proof of identity. The proof is fresh for 10 minutes, for this session only; signing in counts as one. Always true.',
    errors: [
      'BAD_USER_INPUT, also for a wrong password',
      'RATE_LIMITED after 10 wrong passwords, those of failed sign-ins included',
    ],
  })
  @Limited(perFiveMinutes('sign-ins', 100))
  proveIdentity(
    @Arg('input', () => ProveIdentityInput, { description: 'The proof.' })
    { password }: ProveIdentityInput,
    @Ctx() context: Context,
  ): Promise<boolean> {
    const signedIn = { person: requireUser(context), device: context.device }
    return requirePassword(context.services.accountLockout, signedIn, {
      field: 'password',
      password,
    })
      .then(() => context.renewProof())
      .then(() => true)
  }
}

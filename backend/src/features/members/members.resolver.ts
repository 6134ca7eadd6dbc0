import { Arg, Ctx, Resolver } from 'type-graphql'
import { MemberMutation } from '../../graphql/operation.decorators'
import { ownSessionOf, type Context } from '../../graphql/context'
import { REGISTRATIONS } from '../../http/rate-limits'
import { UpdateProfileInput } from './members.inputs'
import { updateProfile } from './members.service'
import { User } from '../../accounts/user.entity'

@Resolver(() => User)
export class MembersResolver {
  @MemberMutation(() => User, {
    scope: 'PROFILE_WRITE',
    description:
      'Changes the signed-in person’s profile. A new address ends their other sessions and sets a new session cookie.',
    errors: [
      'BAD_USER_INPUT',
      'CONFLICT if the address is already registered, or if the team sends a new address for itself',
      'FORBIDDEN for a new address, and for the team, with an access token',
      'FRESH_PROOF_REQUIRED for a new address, unless the person proved a short time ago who they are',
      'RATE_LIMITED (extensions.retryAfter, seconds) after 5 new addresses on one day in New York, and above 100 an hour of a network address, together with registrations',
    ],
  })
  async updateProfile(
    @Arg('input', { description: 'The changes.' }) input: UpdateProfileInput,
    @Ctx() context: Context,
  ): Promise<User> {
    const editor = {
      ...ownSessionOf(context),
      hasToken: context.token !== null,
      hasFreshProof: context.hasFreshProof,
      // Counted with registrations, because both say whether an address is registered (SEC-T2).
      countNewAddress: () => context.consumeLimit(REGISTRATIONS, context.address),
    }
    const { user, endedSessions } = await updateProfile(context.services, editor, input)
    return endedSessions ? context.renewSession(user) : user
  }
}

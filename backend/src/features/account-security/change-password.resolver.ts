import { Arg, Ctx, Resolver } from 'type-graphql'
import { User } from '../../accounts/user.entity'
import { ownSessionOf, type Context } from '../../graphql/context'
import { Limited } from '../../graphql/limited.decorator'
import { MemberMutation } from '../../graphql/operation.decorators'
import { SIGN_INS } from '../../http/rate-limits'
import { ChangePasswordInput } from './change-password.inputs'
import { changePassword } from './change-password.service'

@Resolver(() => User)
export class ChangePasswordResolver {
  @MemberMutation(() => User, {
    description:
      'Sets a new password, ends the person’s other sessions and access tokens, gives this session a new cookie, and mails the person.',
    errors: [
      'BAD_USER_INPUT, also for a wrong password',
      'CONFLICT for the owner, whose password is a setting',
      'RATE_LIMITED after 10 wrong passwords, those of failed sign-ins included',
      'SERVICE_UNAVAILABLE if too many requests arrive at once',
    ],
  })
  @Limited(SIGN_INS)
  changePassword(
    @Arg('input', { description: 'The two passwords.' }) input: ChangePasswordInput,
    @Ctx() context: Context,
  ): Promise<User> {
    const session = { ...ownSessionOf(context), device: context.device }
    return changePassword(context.services, session, input).then(async user => {
      await context.renewProof()
      return context.renewSession(user)
    })
  }
}

import { Arg, Ctx, Resolver } from 'type-graphql'
import { PublicMutation, PublicQuery } from '../../graphql/operation.decorators'
import type { Context } from '../../graphql/context'
import { Limited } from '../../graphql/limited.decorator'
import { REGISTRATIONS, SIGN_INS } from '../../http/rate-limits'
import { User } from '../../accounts/user.entity'
import { LoginInput, RegisterInput } from './auth.inputs'
import { register } from './auth.service'
import { reportNewBrowser } from './new-browser.service'
import { authenticateAndRecord, recordSignOut } from './sign-in-records.service'

@Resolver(() => User)
export class AuthResolver {
  @PublicQuery(() => User, {
    scope: 'PROFILE_READ',
    nullable: true,
    description: 'The signed-in person; null for a visitor.',
  })
  me(@Ctx() context: Context): User | null {
    return context.user
  }

  @PublicMutation(() => User, {
    description: 'Creates an account and signs the person in with a new session.',
    errors: [
      'BAD_USER_INPUT',
      'CONFLICT if the address is already registered',
      'RATE_LIMITED',
      'SERVICE_UNAVAILABLE if too many people sign up at once',
    ],
  })
  @Limited(REGISTRATIONS)
  register(
    @Arg('input', { description: 'The new account.' }) input: RegisterInput,
    @Ctx() context: Context,
  ): Promise<User> {
    return register(context.services, input, context.now()).then(account => context.signIn(account))
  }

  @PublicMutation(() => User, {
    description:
      'Signs the person in with a new session. For a person with a second factor, a right password returns SECOND_FACTOR_REQUIRED instead: send its `challenge` and the second factor with `finishSignIn`.',
    errors: [
      'BAD_USER_INPUT',
      'UNAUTHENTICATED if address and password do not match, with the same message whether or not the address is registered',
      'CONFLICT with the right password, if the account is about to be deleted',
      'SECOND_FACTOR_REQUIRED, with `challenge` and `methods`',
      'RATE_LIMITED after 10 failures',
    ],
  })
  @Limited(SIGN_INS)
  login(
    @Arg('input', { description: 'Address and password.' }) input: LoginInput,
    @Ctx() context: Context,
  ): Promise<User> {
    const { services, device, browserName: browser } = context
    return authenticateAndRecord(services, device, input)
      .then(account => context.signIn(account))
      .then(user => reportNewBrowser(services, { user, device, browser, now: context.now() }))
  }

  @PublicMutation(() => Boolean, {
    nullable: true,
    description: 'Ends the session on the server. Always true, even for a visitor.',
  })
  logout(@Ctx() context: Context): Promise<boolean> {
    return context
      .signOut()
      .then(() => recordSignOut(context.services.auditLog, context.user))
      .then(() => true)
  }
}

import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql'
import { requireUser, type Context } from '../../graphql/context'
import { ConfirmEmailInput } from './email-confirmation.inputs'
import { confirmEmail, requestEmailConfirmation } from './email-confirmation.service'

@Resolver()
export class EmailConfirmationResolver {
  @Mutation(() => Boolean, {
    nullable: true,
    description:
      'Confirms the address of an account with a mailed link. Open to everyone, whoever is signed in. Errors: BAD_USER_INPUT; LINK_EXPIRED.',
  })
  confirmEmail(
    @Arg('input', () => ConfirmEmailInput, { description: 'The token.' })
    { token }: ConfirmEmailInput,
    @Ctx() context: Context,
  ): Promise<boolean> {
    return confirmEmail(context, token, context.now()).then(() => true)
  }

  @Authorized()
  @Mutation(() => Boolean, {
    nullable: true,
    description:
      'Mails the signed-in person a new link to confirm their address, which works for 7 days; the earlier one is worthless then. A mail that waits to be sent is sent at once instead. Always true: a confirmed address is not written to, nor one that has had 3 such mails in an hour or in a day. Errors: UNAUTHENTICATED.',
  })
  requestEmailConfirmation(@Ctx() context: Context): Promise<boolean> {
    const { id } = requireUser(context)
    return requestEmailConfirmation(context, id, context.now()).then(() => true)
  }
}

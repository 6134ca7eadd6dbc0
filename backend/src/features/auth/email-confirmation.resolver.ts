import { Arg, Ctx, Resolver } from 'type-graphql'
import { MemberMutation, PublicMutation } from '../../graphql/operation.decorators'
import { requireUser, type Context } from '../../graphql/context'
import { ConfirmEmailInput } from './email-confirmation.inputs'
import { confirmEmail, requestEmailConfirmation } from './email-confirmation.service'

@Resolver()
export class EmailConfirmationResolver {
  @PublicMutation(() => Boolean, {
    description:
      'Confirms the address of an account with a mailed link, also when somebody else is signed in.',
    errors: ['BAD_USER_INPUT', 'LINK_EXPIRED'],
  })
  confirmEmail(
    @Arg('input', { description: 'The token.' }) { token }: ConfirmEmailInput,
    @Ctx() context: Context,
  ): Promise<boolean> {
    return confirmEmail(context.services, token, context.now()).then(() => true)
  }

  @MemberMutation(() => Boolean, {
    description:
      'Mails the signed-in person a new link to confirm their address. The link is valid for 7 days; the earlier link stops working. If a confirmation mail is still queued, that mail is sent immediately instead. Always true, even if no mail is sent. A confirmed address gets none. At most 3 an hour, and 3 a day while the address is unconfirmed.',
    errors: ['CONFLICT if a mail server has refused the address'],
  })
  requestEmailConfirmation(@Ctx() context: Context): Promise<boolean> {
    const { id } = requireUser(context)
    return requestEmailConfirmation(context.services, id, context.now()).then(() => true)
  }
}

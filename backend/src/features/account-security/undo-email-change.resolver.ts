import { Arg, Ctx, Resolver } from 'type-graphql'
import type { Context } from '../../graphql/context'
import { Limited } from '../../graphql/limited.decorator'
import { PublicMutation } from '../../graphql/operation.decorators'
import { PASSWORD_RESETS } from '../../http/rate-limits'
import { UndoEmailChangeInput } from './undo-email-change.inputs'
import { undoEmailChange } from './undo-email-change.service'

@Resolver()
export class UndoEmailChangeResolver {
  @PublicMutation(() => Boolean, {
    description:
      'Gives an account its former address back, with a link mailed to that address. Ends every session and access token of the account, its password, its recovery codes and the second factors that were added since the change, and mails a link for a new password. Always true.',
    errors: [
      'BAD_USER_INPUT',
      'LINK_EXPIRED',
      'CONFLICT if another account has the address',
      'RATE_LIMITED',
      'SERVICE_UNAVAILABLE if too many requests arrive at once',
    ],
  })
  @Limited(PASSWORD_RESETS)
  undoEmailChange(
    @Arg('input', { description: 'The token.' }) { token }: UndoEmailChangeInput,
    @Ctx() { services, device, now }: Context,
  ): Promise<boolean> {
    return undoEmailChange(services, token, now())
      .then(({ id, email }) =>
        services.accountLockout.release({ email, device: device?.idFor(id) ?? null }),
      )
      .then(() => true)
  }
}

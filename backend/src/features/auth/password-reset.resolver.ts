import { Arg, Ctx, Resolver } from 'type-graphql'
import { PublicMutation } from '../../graphql/operation.decorators'
import type { Context } from '../../graphql/context'
import { Limited } from '../../graphql/limited.decorator'
import { PASSWORD_RESETS } from '../../http/rate-limits'
import { MAIL_REQUESTS } from '../../mail/mail-bounds'
import { RequestPasswordResetInput, ResetPasswordInput } from './password-reset.inputs'
import { queuePasswordReset, resetPassword } from './password-reset.service'

@Resolver()
export class PasswordResetResolver {
  @PublicMutation(() => Boolean, {
    description:
      'Mails a link for setting a new password if a member has this address. Returns true at the same speed whether or not the address is known; the mail is sent a moment later. The link is valid for an hour; a new request invalidates it. At most 3 mails an hour to an account, and 10 an hour for one network address.',
    errors: ['BAD_USER_INPUT', 'SERVICE_UNAVAILABLE if very many requests arrive at once'],
  })
  async requestPasswordReset(
    @Arg('input', { description: 'The address.' }) { email }: RequestPasswordResetInput,
    @Ctx() context: Context,
  ): Promise<boolean> {
    const { services, address, now } = context
    if (await services.rateLimits.isWithin(MAIL_REQUESTS, address))
      services.background.add('password reset', () => queuePasswordReset(services, email, now()))
    return true
  }

  @PublicMutation(() => Boolean, {
    description:
      'Sets a new password with a mailed link, confirms the address unless the account has a second factor, and ends every session of the account. It does not sign the caller in.',
    errors: [
      'BAD_USER_INPUT',
      'LINK_EXPIRED',
      'RATE_LIMITED',
      'SERVICE_UNAVAILABLE if too many requests arrive at once',
    ],
  })
  @Limited(PASSWORD_RESETS)
  resetPassword(
    @Arg('input', { description: 'The token and the new password.' }) input: ResetPasswordInput,
    @Ctx() context: Context,
  ): Promise<boolean> {
    const { services, device, now } = context
    return resetPassword(services, input, now())
      .then(({ id, email }) =>
        services.accountLockout.release({ email, device: device?.idFor(id) ?? null }),
      )
      .then(() => true)
  }
}

import { Arg, Args, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import { SearchArgs } from '../../pagination/connection'
import type { Context } from '../../graphql/context'
import { Limited } from '../../graphql/limited.decorator'
import { perHour } from '../../http/rate-limits'
import { Role } from '../../accounts/user.entity'
import { MAIL_REQUESTS } from '../../mail/mail-bounds'
import { queueNewsletterConfirmation } from './newsletter-mail'
import {
  ConfirmNewsletterInput,
  LeaveNewsletterInput,
  SubscribeNewsletterInput,
} from './newsletter.inputs'
import {
  confirmNewsletter,
  leaveNewsletter,
  listNewsletterSubscriptions,
  subscribeNewsletter,
} from './newsletter.service'
import { NewsletterConnection } from './newsletter.types'

@Resolver()
export class NewsletterResolver {
  @Mutation(() => Boolean, {
    nullable: true,
    description:
      'Subscribes an address to the newsletter, and mails it a link to confirm that. True for a new and for a known address alike. An address is mailed once in 24 hours, 10 of them an hour for one network address; none once it has confirmed. Errors: BAD_USER_INPUT, RATE_LIMITED; SERVICE_UNAVAILABLE when very many ask at once.',
  })
  @Limited(perHour('newsletter', 100))
  async subscribeNewsletter(
    @Arg('input', () => SubscribeNewsletterInput, { description: 'The address.' })
    { email }: SubscribeNewsletterInput,
    @Ctx() context: Context,
  ): Promise<boolean> {
    const { rateLimits, address, background, now } = context
    const mayMail = await rateLimits.isWithin(MAIL_REQUESTS, address)
    await subscribeNewsletter(email)
    if (mayMail)
      background.add('newsletter confirmation', () =>
        queueNewsletterConfirmation(context, email, now()),
      )
    return true
  }

  @Mutation(() => Boolean, {
    nullable: true,
    description:
      'Confirms with a mailed link that the address wants the newsletter. Errors: BAD_USER_INPUT; LINK_EXPIRED.',
  })
  confirmNewsletter(
    @Arg('input', () => ConfirmNewsletterInput, { description: 'The token.' })
    { token }: ConfirmNewsletterInput,
    @Ctx() context: Context,
  ): Promise<boolean> {
    return confirmNewsletter(context, token, context.now()).then(() => true)
  }

  @Mutation(() => Boolean, {
    nullable: true,
    description:
      'Takes an address off the newsletter with the token that each of its mails has: for ever, and as often as it is sent. Errors: BAD_USER_INPUT; LINK_EXPIRED.',
  })
  leaveNewsletter(
    @Arg('input', () => LeaveNewsletterInput, { description: 'The token.' })
    { token }: LeaveNewsletterInput,
    @Ctx() context: Context,
  ): Promise<boolean> {
    return leaveNewsletter(context, token, context.now()).then(() => true)
  }

  @Authorized(Role.ADMIN)
  @Query(() => NewsletterConnection, {
    nullable: true,
    description:
      'Every address that asked for the newsletter and has not left, the latest first. Team only. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.',
  })
  newsletterSubscriptions(
    @Args(() => SearchArgs) args: SearchArgs,
    @Ctx() { pageSizeMax }: Context,
  ) {
    return listNewsletterSubscriptions(args, pageSizeMax)
  }
}

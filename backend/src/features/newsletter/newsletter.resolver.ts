import { Arg, Args, Ctx, Resolver, Root } from 'type-graphql'
import { PublicMutation, TeamField, TeamQuery } from '../../graphql/operation.decorators'
import type { Context } from '../../graphql/context'
import { Limited } from '../../graphql/limited.decorator'
import { NEWSLETTER } from '../../http/rate-limits'
import { MAIL_REQUESTS } from '../../mail/mail-bounds'
import { AccountReference, findAccountOf } from '../../accounts/account-of-address'
import { NewsletterSubscription } from './newsletter-subscription.entity'
import { queueNewsletterConfirmation } from './newsletter-mail'
import {
  ConfirmNewsletterInput,
  LeaveNewsletterInput,
  SubscribeNewsletterInput,
  NewsletterArgs,
} from './newsletter.inputs'
import {
  confirmNewsletter,
  getNewsletterFigures,
  leaveNewsletter,
  listNewsletterSubscriptions,
  subscribeNewsletter,
} from './newsletter.service'
import { NewsletterConnection, NewsletterFigures } from './newsletter.types'

@Resolver(() => NewsletterSubscription)
export class NewsletterResolver {
  @PublicMutation(() => Boolean, {
    scope: 'open',
    description:
      'Subscribes an address to the newsletter and mails it a link to confirm. Always true, for new and known addresses alike. At most one mail in 24 hours to an address, none to a confirmed one, and 10 an hour for one network address.',
    errors: [
      'BAD_USER_INPUT',
      'RATE_LIMITED',
      'SERVICE_UNAVAILABLE if very many requests arrive at once',
    ],
  })
  @Limited(NEWSLETTER)
  async subscribeNewsletter(
    @Arg('input', { description: 'The address.' }) { email }: SubscribeNewsletterInput,
    @Ctx() context: Context,
  ): Promise<boolean> {
    const { services, address, now } = context
    const mayMail = await services.rateLimits.isWithin(MAIL_REQUESTS, address)
    await subscribeNewsletter(email)
    if (mayMail)
      services.background.add('newsletter confirmation', () =>
        queueNewsletterConfirmation(services, email, now()),
      )
    return true
  }

  @PublicMutation(() => Boolean, {
    scope: 'open',
    description: 'Confirms a subscription with a mailed link.',
    errors: ['BAD_USER_INPUT', 'LINK_EXPIRED'],
  })
  confirmNewsletter(
    @Arg('input', { description: 'The token.' }) { token }: ConfirmNewsletterInput,
    @Ctx() context: Context,
  ): Promise<boolean> {
    return confirmNewsletter(context.services, token, context.now()).then(() => true)
  }

  @PublicMutation(() => Boolean, {
    scope: 'open',
    description:
      'Unsubscribes an address with the token in each of its newsletter mails. The token never expires and can be used repeatedly.',
    errors: ['BAD_USER_INPUT', 'LINK_EXPIRED'],
  })
  leaveNewsletter(
    @Arg('input', { description: 'The token.' }) { token }: LeaveNewsletterInput,
    @Ctx() context: Context,
  ): Promise<boolean> {
    return leaveNewsletter(context.services, token, context.now()).then(() => true)
  }

  @TeamField(() => AccountReference, {
    staff: 'NEWSLETTER_READ',
    nullable: true,
    description: 'The account that has the address now; null without one.',
  })
  account(@Root() { email }: NewsletterSubscription): Promise<AccountReference | null> {
    return findAccountOf(email)
  }

  @TeamQuery(() => NewsletterConnection, {
    staff: 'NEWSLETTER_READ',
    scope: 'NEWSLETTER_READ',
    description:
      'The addresses to which a newsletter is sent, latest first: confirmed ones that have not left and that no mail server has refused. With `follow`, an address comes when it is confirmed.',
    errors: ['BAD_USER_INPUT'],
  })
  newsletterSubscriptions(@Args() args: NewsletterArgs) {
    return listNewsletterSubscriptions(args)
  }

  @TeamQuery(() => NewsletterFigures, {
    staff: 'NEWSLETTER_READ',
    scope: 'NEWSLETTER_READ',
    description: 'How many addresses are on the newsletter’s list, unconfirmed and undeliverable.',
  })
  newsletterFigures() {
    return getNewsletterFigures()
  }
}

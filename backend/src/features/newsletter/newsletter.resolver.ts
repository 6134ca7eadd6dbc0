import { Arg, Args, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import { SearchArgs } from '../../pagination/connection'
import type { Context } from '../../graphql/context'
import { Limited } from '../../graphql/limited.decorator'
import { perHour } from '../../http/rate-limits'
import { Role } from '../../accounts/user.entity'
import { SubscribeNewsletterInput } from './newsletter.inputs'
import { listNewsletterSubscriptions, subscribeNewsletter } from './newsletter.service'
import { NewsletterConnection } from './newsletter.types'

@Resolver()
export class NewsletterResolver {
  @Mutation(() => Boolean, {
    nullable: true,
    description:
      'Subscribes an address to the newsletter. True for a new and for a known address alike. Errors: BAD_USER_INPUT, RATE_LIMITED.',
  })
  @Limited(perHour(100))
  subscribeNewsletter(
    @Arg('input', () => SubscribeNewsletterInput, { description: 'The address.' })
    input: SubscribeNewsletterInput,
  ): Promise<boolean> {
    return subscribeNewsletter(input.email)
  }

  @Authorized(Role.ADMIN)
  @Query(() => NewsletterConnection, {
    nullable: true,
    description:
      'Every address that asked for the newsletter, the latest first. Team only. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.',
  })
  newsletterSubscriptions(
    @Args(() => SearchArgs) args: SearchArgs,
    @Ctx() { pageSizeMax }: Context,
  ) {
    return listNewsletterSubscriptions(args, pageSizeMax)
  }
}

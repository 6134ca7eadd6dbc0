import { Arg, Mutation, Resolver } from 'type-graphql'
import { Limited } from '../limits'
import { SubscribeNewsletterInput } from './newsletter.inputs'
import { subscribeNewsletter } from './newsletter.service'

@Resolver()
export class NewsletterResolver {
  @Mutation(() => Boolean, {
    description:
      'Subscribes an address to the newsletter. True for a new and for a known address alike. Errors: BAD_USER_INPUT, RATE_LIMITED.',
  })
  @Limited('newsletter')
  subscribeNewsletter(
    @Arg('input', () => SubscribeNewsletterInput, { description: 'The address.' })
    input: SubscribeNewsletterInput,
  ): Promise<boolean> {
    return subscribeNewsletter(input.email)
  }
}

import { Field, Int, ObjectType } from 'type-graphql'
import { createConnectionType } from '../../pagination/connection'
import { NewsletterSubscription } from './newsletter-subscription.entity'

export const { Connection: NewsletterConnection } = createConnectionType(
  NewsletterSubscription,
  'Newsletter',
)

@ObjectType({
  simpleResolvers: true,
  description:
    'How many addresses have subscribed and not left. Each is counted in one of the three numbers.',
})
export class NewsletterFigures {
  @Field(() => Int, { description: 'Confirmed addresses, which are on the list.' })
  confirmed: number

  @Field(() => Int, { description: 'Addresses that have not confirmed. They are not on the list.' })
  unconfirmed: number

  @Field(() => Int, {
    description:
      'Addresses that a mail server has refused, confirmed or not. They are not on the list until the team marks them as deliverable.',
  })
  undeliverable: number
}

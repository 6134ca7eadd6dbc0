import type { Feature } from '../feature'
import { NewsletterSubscription } from './newsletter-subscription.entity'
import { NewsletterResolver } from './newsletter.resolver'

export const newsletterFeature: Feature = {
  entities: [NewsletterSubscription],
  resolvers: [NewsletterResolver],
}

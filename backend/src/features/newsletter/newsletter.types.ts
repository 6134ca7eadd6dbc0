import { createConnectionType } from '../../pagination/connection'
import { NewsletterSubscription } from './newsletter-subscription.entity'

export const { Connection: NewsletterConnection } = createConnectionType(
  NewsletterSubscription,
  'Newsletter',
)

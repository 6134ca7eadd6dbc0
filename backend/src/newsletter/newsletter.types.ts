import { connectionOf } from '../connection'
import { NewsletterSubscription } from './newsletter-subscription.entity'

export const { Connection: NewsletterConnection } = connectionOf(
  NewsletterSubscription,
  'Newsletter',
)

import { connectionOf } from '../../pagination/connection'
import { NewsletterSubscription } from './newsletter-subscription.entity'

export const { Connection: NewsletterConnection } = connectionOf(
  NewsletterSubscription,
  'Newsletter',
)

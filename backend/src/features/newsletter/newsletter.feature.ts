import type { Feature } from '../feature'
import { NewsletterSubscription } from './newsletter-subscription.entity'
import { newsletterConfirmed } from './newsletter.events'
import { newsletterConfirmLink, newsletterLeaveLink } from './newsletter.links'
import { newsletterConfirmMail } from './newsletter.mails'
import { NewsletterResolver } from './newsletter.resolver'

export const newsletterFeature: Feature = {
  entities: [NewsletterSubscription],
  resolvers: [NewsletterResolver],
  mails: [newsletterConfirmMail],
  webhookEvents: [newsletterConfirmed],
  linkPurposes: [newsletterConfirmLink, newsletterLeaveLink],
}

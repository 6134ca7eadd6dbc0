import type { Feature } from '../feature'
import { newsletterData } from './newsletter.data'
import { NewsletterSubscription } from './newsletter-subscription.entity'
import { newsletterConfirmed } from './newsletter.events'
import { newsletterConfirmLink, newsletterLeaveLink } from './newsletter.links'
import { MailPreferencesResolver } from './mail-preferences.resolver'
import { newsletterConfirmMail } from './newsletter.mails'
import { NewsletterResolver } from './newsletter.resolver'

export const newsletterFeature: Feature = {
  entities: [NewsletterSubscription],
  personalData: [newsletterData],
  resolvers: [NewsletterResolver, MailPreferencesResolver],
  mails: [newsletterConfirmMail],
  webhookEvents: [newsletterConfirmed],
  linkPurposes: [newsletterConfirmLink, newsletterLeaveLink],
}

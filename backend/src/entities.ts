import { ContactSubmission } from './contact/contact-submission.entity'
import { User } from './members/user.entity'
import { NewsletterSubscription } from './newsletter/newsletter-subscription.entity'
import { Session } from './session.entity'
import { WaitlistCounter } from './waitlist/waitlist-counter.entity'
import { WaitlistEntry } from './waitlist/waitlist-entry.entity'

/** Every table of the product. */
export const entities = [
  ContactSubmission,
  NewsletterSubscription,
  Session,
  User,
  WaitlistCounter,
  WaitlistEntry,
]

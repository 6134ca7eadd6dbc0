import { db } from '../db'
import { normalizeEmail } from '../shared/rules'
import { NewsletterSubscription } from './newsletter-subscription.entity'

/** Notes the address. A known one gives the same answer, so that nobody learns who is on the list. */
export async function subscribeNewsletter(email: string): Promise<boolean> {
  const rows = db.createQueryBuilder().insert().into(NewsletterSubscription)
  await rows
    .values({ email: normalizeEmail(email) })
    .orIgnore()
    .execute()
  return true
}

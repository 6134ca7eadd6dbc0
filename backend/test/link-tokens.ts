import type { User } from '../src/accounts/user.entity'
import { db } from '../src/database/data-source'
import { confirmEmailLink, resetPasswordLink } from '../src/features/auth/auth.links'
import { undoEmailChangeLink } from '../src/features/members/members.links'
import { NewsletterSubscription } from '../src/features/newsletter/newsletter-subscription.entity'
import {
  newsletterConfirmLink,
  newsletterLeaveLink,
} from '../src/features/newsletter/newsletter.links'
import { keepAccountLink } from '../src/features/privacy/privacy.links'
import { offerLink } from '../src/features/waves/offers.links'
import type { createInvited } from './club-members'
import { services } from './services'

/** Creates the token of a valid link for each mutation that takes one. */
export async function createLinkTokens(
  { id, email }: User,
  asked: Awaited<ReturnType<typeof createInvited>>,
  now: Date,
): Promise<Map<string, string>> {
  const subscription = await db.getRepository(NewsletterSubscription).save({ email })
  const links = {
    confirmEmail: [confirmEmailLink, id],
    resetPassword: [resetPasswordLink, id],
    keepMyAccount: [keepAccountLink, id],
    undoEmailChange: [undoEmailChangeLink, id],
    confirmNewsletter: [newsletterConfirmLink, subscription.id],
    leaveNewsletter: [newsletterLeaveLink, subscription.id],
    declineOfferByLink: [offerLink, asked.offer.id],
  } as const
  const tokens = new Map<string, string>()
  for (const [name, [purpose, subject]] of Object.entries(links)) {
    const link = await services.links.create(
      { purpose, subject, email: purpose === offerLink ? asked.user.email : email, now },
      db.manager,
    )
    tokens.set(name, services.links.token(purpose, link.id))
  }
  return tokens
}

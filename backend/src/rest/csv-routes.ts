import { clubInstant } from '../core/club-day'
import { csvRoute } from './list-route'
import { RestExportNewsletterDocument, RestExportWaitlistDocument } from './operations'

/**
 * The CSV downloads below /api. Each is a list of the schema; the list's arguments are query
 * parameters.
 */
export const csvRoutes = [
  csvRoute('/admin/waitlist.csv', RestExportWaitlistDocument, data => data.waitlist, {
    Position: entry => entry.position,
    'First name': entry => entry.user.firstName,
    'Last name': entry => entry.user.lastName,
    Email: entry => entry.user.email,
    Status: entry => entry.status,
    'Joined Waitlist': entry => clubInstant(entry.joinedAt),
    'Member Since': entry => clubInstant(entry.user.joinDate),
    'Referrals made': entry => entry.referralRewards,
    'Plan wish': entry => entry.planWish,
  }),
  csvRoute(
    '/admin/newsletter.csv',
    RestExportNewsletterDocument,
    data => data.newsletterSubscriptions,
    {
      Email: subscription => subscription.email,
      Subscribed: subscription => clubInstant(subscription.createdAt),
    },
  ),
]

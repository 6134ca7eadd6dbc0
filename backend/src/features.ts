import { accountSecurityFeature } from './features/account-security/account-security.feature'
import { accountsFeature } from './features/accounts/accounts.feature'
import { apiTokensFeature } from './features/api-tokens/api-tokens.feature'
import { auditFeature } from './features/audit/audit.feature'
import { authFeature } from './features/auth/auth.feature'
import { backupsFeature } from './features/backups/backups.feature'
import { bookingsFeature } from './features/bookings/bookings.feature'
import { calendarFeature } from './features/calendar/calendar.feature'
import { chargesFeature } from './features/charges/charges.feature'
import { contactFeature } from './features/contact/contact.feature'
import { courtBlocksFeature } from './features/court-blocks/court-blocks.feature'
import { courtUseFeature } from './features/court-use/court-use.feature'
import { courtsFeature } from './features/courts/courts.feature'
import { deskFeature } from './features/desk/desk.feature'
import { duesFeature } from './features/dues/dues.feature'
import { entryDetailsFeature } from './features/entry-details/entry-details.feature'
import { entryStatusFeature } from './features/entry-status/entry-status.feature'
import type { Feature } from './features/feature'
import { hiddenMembersFeature } from './features/hidden-members/hidden-members.feature'
import { jobsFeature } from './features/jobs/jobs.feature'
import { launchFeature } from './features/launch/launch.feature'
import { lettersFeature } from './features/letters/letters.feature'
import { linksFeature } from './features/links/links.feature'
import { mailFeature } from './features/mail/mail.feature'
import { membersFeature } from './features/members/members.feature'
import { membershipsFeature } from './features/memberships/memberships.feature'
import { newsletterFeature } from './features/newsletter/newsletter.feature'
import { notesFeature } from './features/notes/notes.feature'
import { openPlayFeature } from './features/open-play/open-play.feature'
import { peopleFeature } from './features/people/people.feature'
import { planChangesFeature } from './features/plan-changes/plan-changes.feature'
import { plannerFeature } from './features/planner/planner.feature'
import { privacyFeature } from './features/privacy/privacy.feature'
import { secondFactorsFeature } from './features/second-factors/second-factors.feature'
import { siteNoticesFeature } from './features/site-notices/site-notices.feature'
import { staffFeature } from './features/staff/staff.feature'
import { surveysFeature } from './features/surveys/surveys.feature'
import { todayFeature } from './features/today/today.feature'
import { versionFeature } from './features/version/version.feature'
import { waitlistFeature } from './features/waitlist/waitlist.feature'
import { wavesFeature } from './features/waves/waves.feature'
import { webhooksFeature } from './features/webhooks/webhooks.feature'

/** All features of the product; a feature that is not listed here is not loaded. */
export const features: readonly Feature[] = [
  accountSecurityFeature,
  accountsFeature,
  apiTokensFeature,
  auditFeature,
  authFeature,
  backupsFeature,
  bookingsFeature,
  calendarFeature,
  chargesFeature,
  contactFeature,
  courtBlocksFeature,
  courtUseFeature,
  courtsFeature,
  deskFeature,
  duesFeature,
  entryDetailsFeature,
  entryStatusFeature,
  hiddenMembersFeature,
  jobsFeature,
  launchFeature,
  lettersFeature,
  linksFeature,
  mailFeature,
  membersFeature,
  membershipsFeature,
  newsletterFeature,
  notesFeature,
  openPlayFeature,
  peopleFeature,
  planChangesFeature,
  plannerFeature,
  privacyFeature,
  secondFactorsFeature,
  siteNoticesFeature,
  staffFeature,
  surveysFeature,
  todayFeature,
  versionFeature,
  waitlistFeature,
  wavesFeature,
  webhooksFeature,
]

import { HOUR_MS, MINUTE_MS } from '../../core/durations'
import type { Feature } from '../feature'
import { endDueMemberships } from './end-memberships.service'
import { waitlistLeftMail, waitlistRestoredMail } from './entry-status.mails'
import { EntryStatusResolver } from './entry-status.resolver'
import { statusActions } from './entry-status.service'
import { leavingActions } from './leave-waitlist.service'
import { LeavingResolver } from './leaving.resolver'
import { MembershipEndsResolver } from './membership-ends.resolver'
import { membershipEndActions } from './membership-ends.service'

export const entryStatusFeature: Feature = {
  resolvers: [EntryStatusResolver, LeavingResolver, MembershipEndsResolver],
  mails: [waitlistLeftMail, waitlistRestoredMail],
  auditActions: { ...statusActions, ...leavingActions, ...membershipEndActions },
  jobs: ({ services }) => [
    {
      name: 'memberships_end',
      everyMs: HOUR_MS,
      retryMs: MINUTE_MS,
      run: context => endDueMemberships(services, context),
    },
  ],
}

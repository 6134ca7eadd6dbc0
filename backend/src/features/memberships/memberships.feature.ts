import { HOUR_MS, MINUTE_MS } from '../../core/durations'
import type { Feature } from '../feature'
import { endDueMemberships } from './end-memberships.service'
import { Membership } from './membership.entity'
import { membershipEndedMail, membershipStartedMail } from './memberships.mails'
import { MembershipsResolver } from './memberships.resolver'
import { membershipActions } from './memberships.service'

export const membershipsFeature: Feature = {
  entities: [Membership],
  resolvers: [MembershipsResolver],
  mails: [membershipStartedMail, membershipEndedMail],
  auditActions: membershipActions,
  jobs: ({ services }) => [
    {
      name: 'memberships_end',
      everyMs: HOUR_MS,
      retryMs: MINUTE_MS,
      run: context => endDueMemberships(services, context),
    },
  ],
}

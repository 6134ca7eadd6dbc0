import type { Feature } from '../feature'
import { HOUR_MS, MINUTE_MS } from '../../core/durations'
import { MembershipPlan } from './membership-plan.entity'
import { followPlans } from './membership-plans.service'
import { membershipData, membershipPlanData } from './memberships.data'
import { Membership } from './membership.entity'
import { MEMBERSHIP_ENDED, membershipEnded, membershipStarted } from './memberships.events'
import {
  membershipEndChangedMail,
  membershipEndedMail,
  membershipStartedMail,
  membershipUndoneMail,
} from './memberships.mails'
import { MembershipsResolver } from './memberships.resolver'

export const membershipsFeature: Feature = {
  entities: [Membership, MembershipPlan],
  personalData: [membershipData, membershipPlanData],
  resolvers: [MembershipsResolver],
  mails: [
    membershipStartedMail,
    membershipEndChangedMail,
    membershipEndedMail,
    membershipUndoneMail,
  ],
  webhookEvents: [membershipStarted, membershipEnded],
  channels: [{ name: MEMBERSHIP_ENDED }],
  jobs: () => [
    {
      name: 'membership_plans',
      everyMs: HOUR_MS,
      retryMs: MINUTE_MS,
      run: ({ now }) => followPlans(now),
    },
  ],
}

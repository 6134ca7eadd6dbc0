import type { Feature } from '../feature'
import { Membership } from './membership.entity'
import { membershipEnded, membershipStarted } from './memberships.events'
import { membershipEndedMail, membershipStartedMail } from './memberships.mails'
import { MembershipsResolver } from './memberships.resolver'
import { MEMBERSHIP_ENDED, membershipActions } from './memberships.service'

export const membershipsFeature: Feature = {
  entities: [Membership],
  resolvers: [MembershipsResolver],
  mails: [membershipStartedMail, membershipEndedMail],
  webhookEvents: [membershipStarted, membershipEnded],
  auditActions: membershipActions,
  channels: [{ name: MEMBERSHIP_ENDED }],
}

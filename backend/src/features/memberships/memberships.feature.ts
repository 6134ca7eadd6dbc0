import type { Feature } from '../feature'
import { Membership } from './membership.entity'
import { membershipEnded, membershipStarted } from './memberships.events'
import {
  membershipEndChangedMail,
  membershipEndedMail,
  membershipStartedMail,
  membershipUndoneMail,
} from './memberships.mails'
import { MembershipsResolver } from './memberships.resolver'
import { MEMBERSHIP_ENDED } from './memberships.service'

export const membershipsFeature: Feature = {
  entities: [Membership],
  resolvers: [MembershipsResolver],
  mails: [
    membershipStartedMail,
    membershipEndChangedMail,
    membershipEndedMail,
    membershipUndoneMail,
  ],
  webhookEvents: [membershipStarted, membershipEnded],
  channels: [{ name: MEMBERSHIP_ENDED }],
}

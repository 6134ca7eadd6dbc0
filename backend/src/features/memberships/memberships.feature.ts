import type { Feature } from '../feature'
import { membershipData } from './memberships.data'
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
  entities: [Membership],
  personalData: [membershipData],
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

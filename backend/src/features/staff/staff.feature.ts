import { retentionJob } from '../../jobs/retention-job'
import type { Feature } from '../feature'
import { staffInvitationData } from './staff.data'
import { staffActions } from './staff-changes'
import { StaffInvitation } from './staff-invitation.entity'
import { staffInvitationLink } from './staff.links'
import { staffChangedMail, staffInvitationMail } from './staff.mails'
import { StaffResolver } from './staff.resolver'

/** Invitations that were accepted or withdrawn, or have expired, 30 days ago. */
const OLD = `least("acceptedAt", "revokedAt", "expiresAt") < $1::timestamptz - interval '30 days'`

export const staffFeature: Feature = {
  entities: [StaffInvitation],
  personalData: [staffInvitationData],
  resolvers: [StaffResolver],
  mails: [staffInvitationMail, staffChangedMail],
  linkPurposes: [staffInvitationLink],
  auditActions: staffActions,
  jobs: () => [
    retentionJob({ name: 'staff_invitation_retention', table: 'staff_invitation', where: OLD }),
  ],
}

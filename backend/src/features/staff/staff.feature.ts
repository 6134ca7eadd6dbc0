import { DAY_MS } from '../../core/durations'
import type { Feature } from '../feature'
import { staffInvitationData } from './staff.data'
import { staffActions } from './staff-changes'
import { StaffInvitation } from './staff-invitation.entity'
import { deleteOldInvitations } from './staff-invitations.service'
import { staffInvitationLink } from './staff.links'
import { staffChangedMail, staffInvitationMail } from './staff.mails'
import { StaffResolver } from './staff.resolver'

export const staffFeature: Feature = {
  entities: [StaffInvitation],
  personalData: [staffInvitationData],
  resolvers: [StaffResolver],
  mails: [staffInvitationMail, staffChangedMail],
  linkPurposes: [staffInvitationLink],
  auditActions: staffActions,
  jobs: () => [{ name: 'staff_invitation_retention', everyMs: DAY_MS, run: deleteOldInvitations }],
}

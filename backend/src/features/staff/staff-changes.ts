import type { EntityManager } from 'typeorm'
import type { AppointedRole } from '../../accounts/staff-role'
import type { User } from '../../accounts/user.entity'
import { defineAuditActions, type AuditAction } from '../../audit/audit-action'
import type { Services } from '../../graphql/services'
import { queueToPerson } from '../../mail/person-mails'
import { staffChangedMail, type StaffChange } from './staff.mails'

export const staffActions = defineAuditActions({
  staff_invite: 'Invited a person to the staff, or invited them again.',
  staff_invite_revoke: 'Withdrew an invitation to the staff.',
  staff_join: 'Accepted an invitation to the staff.',
  staff_role: 'Changed the role of a staff person.',
  staff_end: 'Ended a person’s work for the staff.',
})

const ACTIONS: Record<StaffChange, AuditAction> = {
  joined: staffActions.staff_join,
  changed: staffActions.staff_role,
  ended: staffActions.staff_end,
}

/** Who has made which change, and the person's role before and after; null for none. */
interface RoleChange {
  actor: User
  person: User
  change: StaffChange
  before: AppointedRole | null
  after: AppointedRole | null
}

/** Records the change of a person's role, and mails it to them. */
export async function reportRoleChange(
  { auditLog, mailer }: Services,
  { actor, person, change, before, after }: RoleChange,
  em: EntityManager,
): Promise<void> {
  const roles = { before: { role: before }, after: { role: after } }
  await auditLog.record(actor, { action: ACTIONS[change], subjectId: person.id, ...roles }, em)
  const data = { change, role: String(after ?? before) }
  const mail = { template: staffChangedMail, data }
  await queueToPerson({ mailer }, mail, person, em)
}

import type { EntityManager } from 'typeorm'
import { defineAuditActions } from '../../audit/audit-action'
import type { Services } from '../../graphql/services'
import { queueToPerson } from '../../mail/person-mails'
import { secondFactorChangedMail, type SecondFactorChange } from './second-factors.mails'
import type { User } from '../../accounts/user.entity'

export const secondFactorActions = defineAuditActions({
  second_factor_change:
    'A staff person added, removed or renewed a second factor of their own, or used a recovery code.',
  second_factor_reset: 'Removed the second factors of a person who had lost them.',
})

/** A person whose second factors change, and the time. */
export interface Owner {
  person: User
  now: Date
}

interface Reported {
  change: SecondFactorChange
  /** How many recovery codes are left, for `recovery_code_used`. */
  codesLeft?: number
}

/** Mails the change to the person; records those of staff in the audit log. */
export async function reportChange(
  services: Services,
  owner: Owner,
  reported: Reported,
  em: EntityManager,
): Promise<void> {
  await mailChange(services, owner, reported, em)
  const { person } = owner
  if (!person.staffRole) return
  const { change } = reported
  const action = secondFactorActions.second_factor_change
  const recorded = { action, subjectId: person.id, after: { change } }
  await services.auditLog.record(person, recorded, em)
}

/** Mails the change to the person. */
export async function mailChange(
  { mailer }: Services,
  { person, now }: Owner,
  { change, codesLeft }: Reported,
  em: EntityManager,
): Promise<void> {
  const data = { change, at: now.getTime(), ...(codesLeft !== undefined && { codesLeft }) }
  await queueToPerson({ mailer }, { template: secondFactorChangedMail, data }, person, em)
}

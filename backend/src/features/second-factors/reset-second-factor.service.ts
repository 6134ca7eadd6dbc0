import type { EntityManager } from 'typeorm'
import type { Change } from '../../audit/audit-log'
import { endAllSessions } from '../../accounts/session-endings'
import { Role, User } from '../../accounts/user.entity'
import { lockUser } from '../../accounts/user-row'
import { AppError, requireRow } from '../../core/errors'
import { db } from '../../database/data-source'
import type { Services } from '../../graphql/services'
import { operatorActions } from '../members/operator-changes.service'
import { Authenticator } from './authenticator.entity'
import { Passkey } from './passkey.entity'
import { RecoveryCode } from './recovery-code.entity'
import { mailChange, secondFactorActions, type Owner } from './report-change'

/**
 * Removes all second factors of a person who has lost them, at the owner's request, and ends their
 * sessions. Returns the person's id. Throws NOT_FOUND for an unknown id, FORBIDDEN for the owner,
 * CONFLICT for a person without a second factor (ACCOUNT-47).
 */
export function resetSecondFactor(
  services: Services,
  { person: owner, now }: Owner,
  userId: string,
): Promise<string> {
  return db.transaction(async em => {
    const person = requireRow(await lockUser(userId, em))
    if (person.role === Role.ADMIN)
      throw new AppError('FORBIDDEN', 'Only the operator of the site can reset the owner’s.')
    if (!person.hasSecondFactor) throw new AppError('CONFLICT', 'This person has no second factor.')
    const change = { action: secondFactorActions.second_factor_reset, after: {} }
    await removeAll(services, { person, now }, { actor: owner, ...change }, em)
    return person.id
  })
}

/**
 * Removes all second factors of an account, also the owner's, at the operator's command, and ends its
 * sessions. Returns false, and does nothing, if it has none.
 */
export function resetSecondFactorByCommand(
  services: Services,
  { id }: User,
  now: Date,
): Promise<boolean> {
  return db.transaction(async em => {
    const person = await lockUser(id, em)
    if (!person?.hasSecondFactor) return false
    const actor = (await em.findOneBy(User, { role: Role.ADMIN })) ?? person
    const after = { command: 'reset-second-factor' }
    const record = { actor, action: operatorActions.admin_command, after }
    await removeAll(services, { person, now }, record, em)
    return true
  })
}

interface Recorded extends Pick<Change, 'action' | 'after'> {
  actor: User
}

async function removeAll(
  services: Services,
  { person, now }: Owner,
  { actor, action, after }: Recorded,
  em: EntityManager,
): Promise<void> {
  await em.delete(Authenticator, { userId: person.id })
  await em.delete(Passkey, { userId: person.id })
  await em.delete(RecoveryCode, { userId: person.id })
  await em.update(User, person.id, { secondFactors: [] })
  await endAllSessions(person.id, em)
  await mailChange(services, { person, now }, { change: 'reset_by_club' }, em)
  const change = { action, subjectId: person.id, after }
  await services.auditLog.record(actor, change, em)
}

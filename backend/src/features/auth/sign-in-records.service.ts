import { createHmac } from 'node:crypto'
import type { AuditLog } from '../../audit/audit-log'
import { defineAuditActions } from '../../audit/audit-action'
import type { Device } from '../../accounts/device-cookies'
import { User } from '../../accounts/user.entity'
import type { UserWithPassword } from '../../accounts/user-row'
import { logFailure } from '../../core/log'
import { db } from '../../database/data-source'
import { inMemory, perHour } from '../../http/rate-limits'
import type { AppServices } from '../../graphql/services'
import { normalizeEmail } from '../../shared/rules'
import { authenticate, type RefusedSignIn } from './auth.service'
import type { LoginInput } from './auth.inputs'
import { secondFactorRequired } from './sign-in-challenge.service'

export const signInActions = defineAuditActions({
  sign_in: 'Signed in as staff.',
  sign_in_refused:
    'A sign-in was refused: the wrong password or second factor of a staff person, or any address after too many failures.',
  sign_out: 'Signed out as staff.',
})

/** At most one record an hour on each server of an address that is locked. */
const LOCKED_ADDRESS = inMemory(perHour('records of a locked address', 1))
/** The records of refused sign-ins an hour on each server: of the addresses of staff, and of others. */
const REFUSED = inMemory(perHour('records of refused sign-ins', 60))

/**
 * Authenticates as `authenticate` does. Records a sign-in of staff, before its session starts,
 * and a refused sign-in (ACCOUNT-30). Throws SECOND_FACTOR_REQUIRED for a person who has one
 * (ACCOUNT-46).
 */
export async function authenticateAndRecord(
  services: AppServices,
  device: Device | null,
  input: LoginInput,
): Promise<UserWithPassword> {
  const { accountLockout, auditLog, keys, now } = services
  const onRefused = (refused: RefusedSignIn) => recordRefused(services, input.email, refused)
  const account = await authenticate(input, { accountLockout, device, onRefused })
  if (account.user.hasSecondFactor) throw secondFactorRequired(keys.challenges, account, now())
  await recordSignIn(auditLog, account.user)
  return account
}

/** Records that a staff person has signed in; does nothing for anybody else. */
export const recordSignIn = (auditLog: AuditLog, user: User): Promise<void> =>
  recordOfStaff(auditLog, 'sign_in', user)

/** Records that a staff person has signed out; does nothing for anybody else. */
export async function recordSignOut(auditLog: AuditLog, user: User | null): Promise<void> {
  if (user) await recordOfStaff(auditLog, 'sign_out', user)
}

async function recordOfStaff(
  auditLog: AuditLog,
  name: 'sign_in' | 'sign_out',
  user: User,
): Promise<void> {
  if (!user.staffRole) return
  const change = { action: signInActions[name], subjectId: user.id, after: {} }
  await auditLog.record(user, change, db.manager)
}

/**
 * Records a refused sign-in after the response, so that neither its content nor its time says
 * whose address it is. A full queue leaves it out for the same reason.
 */
export async function recordRefused(
  { auditLog, background, rateLimits, keys }: AppServices,
  address: string,
  { reason, user }: RefusedSignIn,
): Promise<void> {
  const email = normalizeEmail(address)
  const addressHash = createHmac('sha256', keys.audit[0]).update(email).digest('base64url')
  if (reason !== 'locked' && !user?.staffRole) return
  // In memory: a flood of attempts at locked addresses does not reach the database.
  if (reason === 'locked' && !(await rateLimits.isWithin(LOCKED_ADDRESS, addressHash))) return
  const record = async () => {
    const found = user ?? (await db.getRepository(User).findOneBy({ email }))
    const bound = found?.staffRole ? 'team' : 'others'
    if (!(await rateLimits.isWithin(REFUSED, bound))) return
    const after = { reason, addressHash }
    const subjectId = found?.id ?? null
    const change = { action: signInActions.sign_in_refused, subjectId, after }
    await auditLog.record(null, change, db.manager)
  }
  try {
    background.add('the record of a refused sign-in', record)
  } catch (error) {
    logFailure('a refused sign-in was not recorded', error)
  }
}

import { randomUUID } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { hashPassword, verifyPassword } from '../../accounts/passwords'
import { LOCKOUT_LIFTED } from '../../accounts/lifted-lockouts'
import { endAllSessions } from '../../accounts/session-endings'
import { Role, User, USER_EMAIL_UNIQUE } from '../../accounts/user.entity'
import { ConfigurationError } from '../../core/configuration-error'
import { violates } from '../../core/errors'
import { db } from '../../database/data-source'
import { notify } from '../../database/notifications'
import { normalizeEmail, rules, teamPassword } from '../../shared/rules'
import { defineAuditActions } from '../../audit/audit-action'
import { confirmEmailLink, resetPasswordLink } from '../auth/auth.links'
import { passwordChangedMail } from '../auth/auth.mails'
import type { Services } from '../../graphql/services'
import { followEmailChange } from './email-change.service'

/**
 * The operator's changes to an account with `npm run admin`. Each throws ConfigurationError with a
 * sentence.
 */

export const operatorActions = defineAuditActions({
  admin_command: 'Changed an account from the server’s command line.',
})

/** Returns the team's account and former team accounts, the team's first. */
export function listTeamAccounts(): Promise<User[]> {
  return db.getRepository(User).find({
    where: [{ role: Role.ADMIN }, { wasTeam: true }],
    order: { role: 'DESC', email: 'ASC' },
  })
}

/**
 * Returns the account with this address, in any spelling. An account whose stored spelling is an
 * older one, because another has the address (ACCOUNT-28), is found by that.
 */
export async function requireAccount(address: string): Promise<User> {
  const users = db.getRepository(User)
  const account =
    (await users.findOneBy({ email: address.trim() })) ??
    (await users.findOneBy({ email: normalizeEmail(address) }))
  if (!account) throw new ConfigurationError(`No account has the address ${address}.`)
  return account
}

/**
 * Sets a new password by the site's rules (ACCOUNT-26 for the team's), ends the account's sessions
 * and lifts its lockout. Returns false, and does nothing, if it is the current password. Runs `beforeCommit` in
 * the same transaction.
 */
export async function setAccountPassword(
  services: Services,
  account: User,
  password: string,
  beforeCommit: () => void = () => undefined,
): Promise<boolean> {
  const { id, email } = account
  const message = account.role === Role.ADMIN ? teamMessage(password) : rules.newPassword(password)
  const refused = message ?? services.passwordBlocklist.messageFor(password, account)
  if (refused) throw new ConfigurationError(`${refused}.`)
  const stored = await db
    .getRepository(User)
    .findOneOrFail({ where: { id }, select: { password: true } })
  if (await verifyPassword(stored.password, password)) return false
  const hash = await hashPassword(password)
  await changeAccount(services, { account, command: 'set-password' }, async (em, now) => {
    await em.update(User, id, { password: hash })
    await notify(LOCKOUT_LIFTED, [id], em)
    await services.links.revoke([resetPasswordLink], id, now, em)
    if (account.role === Role.MEMBER)
      await services.mailer.queue(
        {
          template: passwordChangedMail,
          to: email,
          userId: id,
          data: { changedAt: now.getTime(), by: 'club' },
        },
        em,
      )
    beforeCommit()
  })
  return true
}

const teamMessage = (password: string) => {
  const message = teamPassword(password)
  return message && `The team’s password ${message}`
}

/**
 * Sets a new address and ends the account's sessions. Asks a member to confirm it and notifies the
 * old address; the operator vouches for the team's. Returns false, and does nothing, if it is the
 * current address.
 */
export async function setAccountEmail(
  services: Services,
  account: User,
  address: string,
): Promise<boolean> {
  const message = rules.email(address)
  if (message) throw new ConfigurationError(`${message}.`)
  const email = normalizeEmail(address)
  if (email === account.email) return false
  const isTeam = account.role === Role.ADMIN
  const emailChange = { account, command: 'set-email', changed: { email } }
  await changeAccount(services, emailChange, async (em, now) => {
    const values = isTeam ? { emailConfirmedAt: now } : { emailConfirmedAt: null, wasTeam: false }
    await em.update(User, account.id, { email, ...values }).catch(refuseTaken(email))
    const changeId = randomUUID()
    const change = { before: account, email, changeId, isUndoable: false, now }
    if (isTeam) await services.links.revoke([confirmEmailLink], account.id, now, em)
    else await followEmailChange(services, change, em)
  })
  return true
}

/** Ends every session of the account, on all servers, and returns their number. */
export async function endAccountSessions(services: Services, account: User): Promise<number> {
  const sql = `SELECT count(*)::int AS count FROM session WHERE sess ->> 'userId' = $1`
  let ended = 0
  await changeAccount(services, { account, command: 'revoke-sessions' }, async em => {
    const [row] = await em.query<{ count: number }[]>(sql, [account.id])
    ended = row?.count ?? 0
  })
  return ended
}

/** Lifts the account's lockout on all servers that run. Its sessions continue. */
export async function unlockAccount(services: Services, account: User): Promise<void> {
  const change = { account, command: 'unlock', keepsSessions: true }
  await changeAccount(services, change, em => notify(LOCKOUT_LIFTED, [account.id], em))
}

/** Records in the audit log that the team's account was created. */
export async function recordTeamAccount(services: Services, account: User): Promise<void> {
  await changeAccount(services, { account, command: 'create' }, () => Promise.resolve())
}

/** The changed account, the command, and the details for the audit log. */
interface AccountChange {
  account: User
  command: string
  keepsSessions?: boolean
  changed?: Partial<Pick<User, 'email'>>
}

/** Changes the account, ends its sessions unless they are kept, and writes an audit record, in one transaction. */
async function changeAccount(
  { auditLog }: Services,
  { account, command, changed = {}, keepsSessions = false }: AccountChange,
  applyChange: (em: EntityManager, now: Date) => Promise<void>,
): Promise<void> {
  const before = changed.email === undefined ? {} : { email: account.email }
  await db.transaction(async em => {
    // Waits for changes in progress, so that no session starts with the values before them.
    await em.findOneOrFail(User, { where: { id: account.id }, lock: { mode: 'pessimistic_write' } })
    await applyChange(em, new Date())
    if (!keepsSessions) await endAllSessions(account.id, em)
    const team = await em.findOneBy(User, { role: Role.ADMIN })
    const after = { command, ...changed }
    const change = { action: operatorActions.admin_command, subjectId: account.id, before, after }
    await auditLog.record(team ?? account, change, em)
  })
}

const refuseTaken = (email: string) => (error: unknown) => {
  if (!violates(error, USER_EMAIL_UNIQUE)) throw error
  throw new ConfigurationError(`Another account has the address ${email}.`)
}

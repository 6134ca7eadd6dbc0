import { IsNull, Not, type EntityManager } from 'typeorm'
import { db } from '../database/data-source'
import { ConfigurationError } from '../core/configuration-error'
import { Role, User } from './user.entity'
import { club } from '../shared/club'
import { normalizeEmail, teamPassword } from '../shared/rules'
import type { PasswordBlocklist } from './password-blocklist'
import { endAllSessions } from './session-endings'
import { hashPassword, verifyPassword } from './passwords'

const TEAM_NAMES = { firstName: 'Club', lastName: 'Team' }

interface TeamSettings {
  email: string
  /** If undefined, an existing account keeps its password. */
  password: string | undefined
  /** Whether a start may revoke the team role of an account with another address (ACCOUNT-27). */
  mayChangeEmail: boolean
  passwordBlocklist: PasswordBlocklist
}

type Account = Pick<User, 'id' | 'role' | 'password' | 'wasTeam'>

/**
 * Creates or updates the team account in one transaction (ACCOUNT-1 to ACCOUNT-5, ACCOUNT-26 and
 * ACCOUNT-27). Afterwards the unique constraint on the address prevents a registration with it.
 */
export async function provisionTeamAccount(settings: TeamSettings, now: Date): Promise<void> {
  const email = normalizeEmail(settings.email)
  await db.transaction(async em => {
    const account = await em.findOne(User, {
      where: { email },
      select: { id: true, role: true, password: true, wasTeam: true },
    })
    if (account?.role === Role.MEMBER && !account.wasTeam)
      throw new ConfigurationError(`ADMIN_EMAIL (${email}) is a member’s address; choose another.`)
    const others = await em.findBy(User, { role: Role.ADMIN, email: Not(email) })
    const [other] = others
    if (other && !account?.wasTeam && !settings.mayChangeEmail)
      throw new ConfigurationError(changeRefused(email, other.email))
    if (account) await updateTeamAccount(account, { ...settings, email }, em)
    else await createTeamAccount({ ...settings, email }, now, em)
    // ADMIN_EMAIL counts as confirmed, because the operator sets it.
    await em.update(User, { email, emailConfirmedAt: IsNull() }, { emailConfirmedAt: now })
    for (const { id } of others) await setRole(id, Role.MEMBER, em)
  })
}

/** Returns the team's mail address; the club's before the team account exists. */
export async function findTeamEmail(em: EntityManager): Promise<string> {
  const team = await em.findOne(User, { where: { role: Role.ADMIN }, select: { email: true } })
  return team?.email ?? club.email
}

const changeRefused = (email: string, current: string) =>
  `the team signs in as ${current}, and ADMIN_EMAIL is ${email}: that would make the account of ` +
  `${current} a member’s. Set ADMIN_EMAIL to ${current}; or, if the team’s address has changed, run ` +
  `"npm run admin -- set-email ${current} ${email}" and start again; or, to make another account the ` +
  'team’s, start once with ADMIN_EMAIL_CHANGE=yes.'

async function createTeamAccount(
  settings: TeamSettings,
  now: Date,
  em: EntityManager,
): Promise<void> {
  if (!settings.password)
    throw new ConfigurationError(
      'ADMIN_PASSWORD must be set, so that the team account can be made.',
    )
  const { email } = settings
  const hash = await hashTeamPassword(settings.password, settings)
  const team = { ...TEAM_NAMES, role: Role.ADMIN, wasTeam: true }
  await em.insert(User, { ...team, email, password: hash, joinDate: now })
}

async function updateTeamAccount(
  { id, role, password: current }: Account,
  settings: TeamSettings,
  em: EntityManager,
): Promise<void> {
  if (role !== Role.ADMIN) await setRole(id, Role.ADMIN, em)
  const { password } = settings
  if (!password || (await verifyPassword(current, password))) return
  await em.update(User, id, { password: await hashTeamPassword(password, settings) })
  await endAllSessions(id, em)
}

/**
 * Returns the hash of a new team password. Throws ConfigurationError if the password breaks a rule
 * or is on the blocklist (ACCOUNT-26).
 */
function hashTeamPassword(
  password: string,
  { email, passwordBlocklist }: TeamSettings,
): Promise<string> {
  const message = teamPassword(password)
  if (message) throw new ConfigurationError(`The team’s password ${message}.`)
  const blocked = passwordBlocklist.messageFor(password, { ...TEAM_NAMES, email })
  if (blocked) throw new ConfigurationError(`ADMIN_PASSWORD is refused. ${blocked}.`)
  return hashPassword(password)
}

/** Ends all sessions as well, because a session's lifetime depends on the role. */
async function setRole(id: string, role: Role, em: EntityManager): Promise<void> {
  await em.update(User, id, { role, appointedRole: null, wasTeam: true })
  await endAllSessions(id, em)
}

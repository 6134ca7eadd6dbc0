import { provisionTeamAccount } from '../accounts/team-account'
import { Role, type User } from '../accounts/user.entity'
import { ConfigurationError } from '../core/configuration-error'
import { writeSecret } from '../core/secrets'
import type { Env } from '../settings/env'
import {
  endAccountSessions,
  listTeamAccounts,
  recordTeamAccount,
  requireAccount,
  setAccountEmail,
  setAccountPassword,
} from '../features/members/operator-changes.service'
import { normalizeEmail } from '../shared/rules'
import { readPassword } from './read-password'
import { print } from './run-command'

export type CommandEnv = Pick<Env, 'adminEmail' | 'adminPassword' | 'databaseUrl' | 'dataDir'>

/** Each takes the words behind its name. ConfigurationError is what the person at the terminal reads. */

export async function listTeam(): Promise<void> {
  const accounts = await listTeamAccounts()
  if (accounts.length === 0) print('there is no team account yet: a start of the site makes it')
  for (const { email, role } of accounts)
    print(`${email}  ${role === Role.ADMIN ? 'the team' : 'once the team, now a member'}`)
}

/** The one team account (decision S1), as a start would make it: its address must be the one a start asks for. */
export async function createTeam([email = '']: string[], env: CommandEnv): Promise<void> {
  requireAdminEmail(email, env)
  const [team] = (await listTeamAccounts()).filter(({ role }) => role === Role.ADMIN)
  if (team)
    throw new ConfigurationError(
      `The team has its account already, ${team.email}: there is one. Change it with set-password or set-email.`,
    )
  const password = env.adminPassword ?? (await readPassword())
  await provisionTeamAccount({ email, password, mayChangeEmail: false }, new Date())
  keepPassword(env, password)
  await recordTeamAccount(await requireAccount(email))
  print(`the team signs in as ${normalizeEmail(email)}`)
}

export async function setPassword([email = '']: string[], env: CommandEnv): Promise<void> {
  const account = await requireAccount(email)
  const isTeam = account.role === Role.ADMIN
  if (isTeam && env.adminPassword !== undefined)
    throw new ConfigurationError(
      'ADMIN_PASSWORD is set, and a start sets the team’s password to it: change it there and start the site again.',
    )
  const password = await readPassword()
  const isNew = await setAccountPassword(account, password, () => {
    if (isTeam) keepPassword(env, password)
  })
  print(
    isNew
      ? `${account.email} has a new password, and is signed out everywhere`
      : unchanged(account),
  )
  if (isNew && isTeam && env.databaseUrl !== undefined)
    print(
      'where the site is started with ADMIN_PASSWORD, set that to it too: a start sets it back otherwise',
    )
}

export async function setEmail([old = '', email = '']: string[], env: CommandEnv): Promise<void> {
  const account = await requireAccount(old)
  const isTeam = account.role === Role.ADMIN
  if (isTeam) requireAdminEmail(email, env)
  else if (normalizeEmail(email) === normalizeEmail(env.adminEmail))
    throw new ConfigurationError(
      `${email} is the team’s address (ADMIN_EMAIL): no member can have it.`,
    )
  const isNew = await setAccountEmail(account, email)
  const changed = `${account.email} is ${normalizeEmail(email)} now, and is signed out everywhere`
  print(isNew ? changed : unchanged(account))
}

export async function revokeSessions([email = '']: string[]): Promise<void> {
  const account = await requireAccount(email)
  const ended = await endAccountSessions(account)
  print(`${account.email} is signed out everywhere (${ended} sessions)`)
}

const unchanged = ({ email }: User) => `${email} has that already: nothing was changed`

/** A start with another ADMIN_EMAIL would not take the account for the team's (decision S27). */
function requireAdminEmail(email: string, { adminEmail }: CommandEnv): void {
  if (normalizeEmail(email) === normalizeEmail(adminEmail)) return
  throw new ConfigurationError(
    `ADMIN_EMAIL is ${adminEmail}, and the site starts with a team of that address alone: ` +
      `set ADMIN_EMAIL to ${email} for this command and for the site.`,
  )
}

/** On our own database a start sets the password to the one in this file. */
function keepPassword({ databaseUrl, dataDir }: CommandEnv, password: string): void {
  if (databaseUrl === undefined) writeSecret(dataDir, 'admin-password', password)
}

import { provisionTeamAccount } from '../../accounts/team-account'
import { Role, type User } from '../../accounts/user.entity'
import { ConfigurationError } from '../../core/configuration-error'
import { writeSecret } from '../../core/secrets'
import { normalizeEmail } from '../../shared/rules'
import type { Command, CommandContext, CommandEnv } from '../feature'
import {
  endAccountSessions,
  listTeamAccounts,
  recordTeamAccount,
  requireAccount,
  setAccountEmail,
  setAccountPassword,
  unlockAccount,
} from './operator-changes.service'

/** The operator's commands for accounts, including the team's. */
export const accountCommands: readonly Command[] = [
  {
    name: 'list',
    parameters: [],
    description: "the team's account, and former team accounts",
    run: listTeam,
  },
  {
    name: 'create',
    parameters: ['EMAIL'],
    description: "creates the team's account if there is none",
    run: createTeam,
  },
  {
    name: 'set-password',
    parameters: ['EMAIL'],
    description: 'sets a new password, from a prompt or from a line of stdin',
    run: setPassword,
  },
  {
    name: 'set-email',
    parameters: ['OLD', 'NEW'],
    description: "changes the account's address",
    run: setEmail,
  },
  {
    name: 'revoke-sessions',
    parameters: ['EMAIL'],
    description: 'signs the account out everywhere',
    run: revokeSessions,
  },
  {
    name: 'unlock',
    parameters: ['EMAIL'],
    description: 'lets the account sign in again after failed attempts',
    run: unlock,
  },
]

async function listTeam(_parameters: readonly string[], { print }: CommandContext) {
  const accounts = await listTeamAccounts()
  if (accounts.length === 0)
    print('there is no team account yet; the next start of the site creates it')
  for (const { email, role } of accounts)
    print(`${email}  ${role === Role.ADMIN ? 'the team' : 'former team account, now a member'}`)
}

/**
 * Creates the one team account (ACCOUNT-1) as a start does. Its address must be `ADMIN_EMAIL`.
 */
async function createTeam(
  [email = '']: readonly string[],
  { env, services, print, readPassword }: CommandContext,
): Promise<void> {
  requireAdminEmail(email, env)
  const [team] = (await listTeamAccounts()).filter(({ role }) => role === Role.ADMIN)
  if (team)
    throw new ConfigurationError(
      `The team account exists already: ${team.email}. Change it with set-password or set-email.`,
    )
  const password = env.adminPassword ?? (await readPassword())
  const { passwordBlocklist } = services
  const settings = { email, password, mayChangeEmail: false, passwordBlocklist }
  await provisionTeamAccount(settings, new Date())
  keepPassword(env, password)
  await recordTeamAccount(services, await requireAccount(email))
  print(`the team signs in as ${normalizeEmail(email)}`)
}

async function setPassword(
  [email = '']: readonly string[],
  { env, services, print, readPassword }: CommandContext,
): Promise<void> {
  const account = await requireAccount(email)
  const isTeam = account.role === Role.ADMIN
  if (isTeam && env.adminPassword !== undefined)
    throw new ConfigurationError(
      'ADMIN_PASSWORD is set, and each start sets the team’s password to it: change ADMIN_PASSWORD and restart the site.',
    )
  const password = await readPassword()
  const isNew = await setAccountPassword(services, account, password, () => {
    if (isTeam) keepPassword(env, password)
  })
  print(
    isNew
      ? `${account.email} has a new password, and is signed out everywhere`
      : unchanged(account),
  )
  if (isNew && isTeam && env.databaseUrl !== undefined)
    print(
      'if the site starts with ADMIN_PASSWORD, change that too; otherwise the next start resets the password',
    )
}

async function setEmail(
  [old = '', email = '']: readonly string[],
  { env, services, print }: CommandContext,
): Promise<void> {
  const account = await requireAccount(old)
  const isTeam = account.role === Role.ADMIN
  if (isTeam) requireAdminEmail(email, env)
  else if (normalizeEmail(email) === normalizeEmail(env.adminEmail))
    throw new ConfigurationError(
      `${email} is the team’s address (ADMIN_EMAIL): no member can have it.`,
    )
  const isNew = await setAccountEmail(services, account, email)
  const changed = `${account.email} is ${normalizeEmail(email)} now, and is signed out everywhere`
  print(isNew ? changed : unchanged(account))
}

async function revokeSessions(
  [email = '']: readonly string[],
  { services, print }: CommandContext,
): Promise<void> {
  const account = await requireAccount(email)
  const ended = await endAccountSessions(services, account)
  print(`${account.email} is signed out everywhere (${ended} sessions)`)
}

async function unlock(
  [email = '']: readonly string[],
  { services, print }: CommandContext,
): Promise<void> {
  const account = await requireAccount(email)
  await unlockAccount(services, account)
  print(`${account.email} can sign in again`)
}

const unchanged = ({ email }: User) => `${email} has that already; nothing was changed`

/**
 * Throws unless the address is `ADMIN_EMAIL`: a start would not recognize the team's account
 * (ACCOUNT-27).
 */
function requireAdminEmail(email: string, { adminEmail }: CommandEnv): void {
  if (normalizeEmail(email) === normalizeEmail(adminEmail)) return
  throw new ConfigurationError(
    `ADMIN_EMAIL is ${adminEmail}, and the site starts only with a team account of that address: ` +
      `set ADMIN_EMAIL to ${email} for this command and for the site.`,
  )
}

/** Our own database only: writes the password to the file from which a start sets it. */
function keepPassword({ databaseUrl, dataDir }: CommandEnv, password: string): void {
  if (databaseUrl === undefined) writeSecret(dataDir, 'admin-password', password)
}

import { join } from 'node:path'
import { provisionTeamAccount } from '../../accounts/team-account'
import { loadOrCreateSecret } from '../../core/secrets'
import type { StartOptions } from '../feature'

const PASSWORD_BYTES = 15

/** Makes or updates the team account by the settings. */
export async function provisionTeam(start: StartOptions): Promise<void> {
  const { adminEmail, adminPassword, adminEmailChange } = start.env
  await provisionTeamAccount(
    {
      email: adminEmail,
      password: adminPassword ?? loadOrCreateTeamPassword(start),
      mayChangeEmail: adminEmailChange,
      passwordBlocklist: start.passwordBlocklist,
    },
    new Date(),
  )
}

/** On our own database the team's password may be made by us; on the operator's it is theirs to set. */
function loadOrCreateTeamPassword({ env, log }: StartOptions): string | undefined {
  if (env.databaseUrl) return undefined
  const { value, isNew } = loadOrCreateSecret(env.dataDir, 'admin-password', PASSWORD_BYTES)
  const path = join(env.dataDir, 'admin-password')
  // What is no terminal is kept by somebody: a log, a container's host.
  const words = process.stdout.isTTY ? `${value} (kept in ${path}, shown only now)` : `in ${path}`
  if (isNew) log(`the team signs in as ${env.adminEmail} with the password ${words}`)
  return value
}

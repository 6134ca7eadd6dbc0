import { join } from 'node:path'
import { provisionTeamAccount } from '../../accounts/team-account'
import { loadOrCreateSecret } from '../../core/secrets'
import type { StartOptions } from '../feature'

const PASSWORD_BYTES = 15

/** Creates the team account, or updates it from the settings. */
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

/**
 * Generates a password only for our own database. On the operator's database, the operator sets it.
 */
function loadOrCreateTeamPassword({ env, log }: StartOptions): string | undefined {
  if (env.databaseUrl) return undefined
  const { value, isNew } = loadOrCreateSecret(env.dataDir, 'admin-password', PASSWORD_BYTES)
  const path = join(env.dataDir, 'admin-password')
  // Output that is not a terminal is stored somewhere (a log, a container host): print no password.
  const place = process.stdout.isTTY ? `${value} (kept in ${path}, shown only now)` : `in ${path}`
  if (isNew) log(`the team signs in as ${env.adminEmail} with the password ${place}`)
  return value
}

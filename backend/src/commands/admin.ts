/** npm run admin: accounts, for whoever runs the site and has lost the team's way in */
import { usePasswordBlocklist } from '../accounts/password-blocklist'
import { createAuditLog } from '../audit/audit-log'
import { ConfigurationError } from '../core/configuration-error'
import { connect, db } from '../database/data-source'
import { readDatabaseState } from '../database/database-state'
import { usePreparedStatements } from '../database/prepared'
import { features } from '../features'
import type { Command } from '../features/feature'
import { createRegistry } from '../features/registry'
import { readCommandEnv } from '../settings/env'
import { readPassword } from './read-password'
import { print, runCommand, UsageError } from './run-command'
import { withDatabase } from './with-database'

runCommand(async ([name = '', ...parameters]) => {
  const registry = createRegistry(features)
  const command = registry.commands.find(it => it.name === name)
  if (command?.parameters.length !== parameters.length)
    throw new UsageError(usage(registry.commands))
  const env = readCommandEnv(process.env)
  await withDatabase({ ...env, name: 'npm run admin', reuseRunning: true }, async addresses => {
    const { databaseUrl, databaseDirectUrl = databaseUrl } = addresses
    // Whatever stands before the database, a pooler too.
    usePreparedStatements(false)
    await connect(databaseDirectUrl, registry.entities, { databasePool: 2 })
    try {
      if (!(await readDatabaseState()).isMigrated)
        throw new ConfigurationError('The database is not migrated: run "npm run migrate" first.')
      const services = { auditLog: createAuditLog(registry.auditActions) }
      await usePasswordBlocklist(env.passwordBlocklist)
      await command.run(parameters, { env, services, print, readPassword })
    } finally {
      await db.destroy()
    }
  })
})

const NAME_WIDTH = 24

function usage(commands: readonly Command[]): string {
  const lines = commands.map(({ name, parameters, description }) => {
    const words = [name, ...parameters].join(' ')
    return `  npm run admin -- ${words.padEnd(NAME_WIDTH)}${description}`
  })
  return ['Write one of:', ...lines].join('\n')
}

/** npm run admin: accounts and jobs, for the operator, even if nobody can sign in as the team */
import { createPasswordBlocklist } from '../accounts/password-blocklist'
import { ConfigurationError } from '../core/configuration-error'
import { connect, db } from '../database/data-source'
import { readDatabaseState } from '../database/database-state'
import { features } from '../features'
import type { Command } from '../features/feature'
import { createRegistry } from '../features/registry'
import { createServices } from '../graphql/services'
import { readAdminEnv } from '../settings/env'
import { readPassword } from './read-password'
import { print, runCommand, UsageError } from './run-command'
import { withDatabase } from './with-database'

/** The width of a command's name and parameters in the usage. */
const NAME_WIDTH = 24

runCommand(async ([name = '', ...parameters]) => {
  const registry = createRegistry(features)
  const command = registry.commands.find(it => it.name === name)
  if (command?.parameters.length !== parameters.length)
    throw new UsageError(usage(registry.commands))
  const env = readAdminEnv(process.env)
  await withDatabase({ ...env, name: 'npm run admin', reuseRunning: true }, async addresses => {
    const { databaseUrl, databaseDirectUrl = databaseUrl } = addresses
    // Works with any server in front of the database, including a pooler.
    const options = { databasePool: 2, preparedStatements: false }
    await connect(databaseDirectUrl, registry.entities, options)
    try {
      if (!(await readDatabaseState()).isMigrated)
        throw new ConfigurationError('The database is not migrated: run "npm run migrate" first.')
      const passwordBlocklist = await createPasswordBlocklist(env.passwordBlocklist)
      const services = createServices({ registry, env, passwordBlocklist })
      const jobs = registry.createJobs({ env, services })
      await command.run(parameters, { env, services, jobs, print, readPassword })
    } finally {
      await db.destroy()
    }
  })
})

function usage(commands: readonly Command[]): string {
  const lines = commands.map(({ name, parameters, description }) => {
    const usage = [name, ...parameters].join(' ')
    return `  npm run admin -- ${usage.padEnd(NAME_WIDTH)}${description}`
  })
  return ['Write one of:', ...lines].join('\n')
}

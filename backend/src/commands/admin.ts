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
  const rows = commands.map(({ name, parameters, description }) => ({
    call: [name, ...parameters].join(' '),
    description,
  }))
  const width = Math.max(...rows.map(({ call }) => call.length)) + 2
  const lines = rows.map(it => `  npm run admin -- ${it.call.padEnd(width)}${it.description}`)
  return ['Write one of:', ...lines].join('\n')
}

/**
 * npm run upgrade-database: upgrades our own database to the major version of PostgreSQL of this
 * site
 */
import { upgradeDatabase } from '../backup/upgrade-database'
import { ConfigurationError } from '../core/configuration-error'
import { readCommandEnv } from '../settings/env'
import { print, runCommand, UsageError } from './run-command'
import { tableLines } from './table-lines'

runCommand(async args => {
  if (args.length > 0) throw new UsageError('Write: npm run upgrade-database')
  const { databaseUrl, dataDir } = readCommandEnv(process.env)
  if (databaseUrl !== undefined)
    throw new ConfigurationError(
      'DATABASE_URL is set: upgrade that PostgreSQL with its own tools, or restore a backup into a new server (docs/data.md).',
    )
  const upgraded = await upgradeDatabase(dataDir, print)
  if (!upgraded) {
    print('nothing to do')
    return
  }
  for (const line of tableLines(upgraded.tables)) print(line)
  print(`PostgreSQL ${upgraded.from} -> ${upgraded.to}: counts and digests agree`)
  print(`the previous data is in ${upgraded.kept}, and its backup in`)
  print(upgraded.path)
})

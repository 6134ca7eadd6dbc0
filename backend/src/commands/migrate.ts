/**
 * npm run migrate               runs the pending migrations
 * npm run migrate -- --status   lists the migrations; exits with 1 if some are pending
 * npm run migrate -- --revert   reverts the last one
 */
import { ConfigurationError } from '../core/configuration-error'
import { withStartLock } from '../database/advisory-locks'
import { withMigrations, type MigrationConnection } from '../database/migration-source'
import { migrations } from '../database/migrations'
import { readCommandEnv } from '../settings/env'
import { print, runCommand, UsageError } from './run-command'
import { withDatabase } from './with-database'

const ACTIONS: Record<string, (connection: MigrationConnection) => Promise<number>> = {
  '': migrate,
  '--status': printStatus,
  '--revert': revert,
}

runCommand(async args => {
  const action = ACTIONS[args.join(' ')]
  if (!action) throw new UsageError('Write: npm run migrate -- [--status | --revert]')
  const options = { ...readCommandEnv(process.env), name: 'npm run migrate', reuseRunning: true }
  return withDatabase(options, addresses =>
    withStartLock(addresses, () => withMigrations(addresses, action)),
  )
})

async function migrate({ executor }: MigrationConnection): Promise<number> {
  const run = await executor.executePendingMigrations()
  for (const { name } of run) print(`run: ${name}`)
  print('every migration has been run')
  return 0
}

async function printStatus({ executor }: MigrationConnection): Promise<number> {
  const run = await executor.getExecutedMigrations()
  const pending = await executor.getPendingMigrations()
  for (const { name } of run.toReversed()) print(`[x] ${name}`)
  for (const { name } of pending) print(`[ ] ${name}`)
  return pending.length > 0 ? 1 : 0
}

async function revert({ executor }: MigrationConnection): Promise<number> {
  const [last] = await executor.getExecutedMigrations()
  if (last && !migrations.some(({ name }) => name === last.name))
    throw new ConfigurationError(
      `The last migration, ${last.name}, is of a newer version of the site: revert it with that version.`,
    )
  await executor.undoLastMigration()
  print(last ? `reverted: ${last.name}` : 'nothing to revert: no migration has run')
  return 0
}

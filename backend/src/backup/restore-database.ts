import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { escapeIdentifier, type ClientBase } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { ConfigurationError } from '../core/configuration-error'
import { withStartLock } from '../database/advisory-locks'
import type { DatabaseAddresses } from '../database/direct-connection'
import { withMigrations, type MigrationConnection } from '../database/migration-source'
import type { BackupHeader, Sequences, TableHeader, TableSummary } from './backup-format'
import { BackupReader, checkBackup } from './backup-reader'
import { copyTarget, digestTable, listTableNames, setTextFormat } from './backup-tables'

export interface Restored {
  header: BackupHeader
  tables: TableSummary[]
  /** Migrations that are newer than the backup and were run after restoring. */
  migrations: string[]
}

/**
 * Restores a backup into an empty database, completely or not at all: its migrations, its rows,
 * then newer migrations (OPS-3). Throws ConfigurationError if the file is damaged or from a
 * newer version, or if the database has tables.
 */
export async function restoreDatabase(
  addresses: DatabaseAddresses,
  path: string,
): Promise<Restored> {
  const header = await checkBackup(path)
  return withStartLock(addresses, () =>
    withMigrations(addresses, async connection => {
      const { runner } = connection
      await runner.startTransaction()
      const restored = await restoreInto(connection, path, header)
      await runner.commitTransaction()
      return restored
    }),
  )
}

/** Restores within a transaction, which the caller rolls back on failure. */
async function restoreInto(
  connection: MigrationConnection,
  path: string,
  header: BackupHeader,
): Promise<Restored> {
  const { runner, executor } = connection
  const client = (await runner.connect()) as ClientBase // the client of PostgreSQL's driver, which TypeORM's type hides
  await refuseTables(client)
  await runMigrations(connection, header)
  await setTextFormat(client)
  const tables = await restoreRows(client, path)
  for (const table of tables) await requireSameContents(client, table)
  const younger = await executor.executePendingMigrations()
  return { header, tables, migrations: younger.map(({ name }) => name) }
}

async function refuseTables(client: ClientBase): Promise<void> {
  const names = await listTableNames(client)
  if (names.length > 0)
    throw new ConfigurationError(
      `The database is not empty: it has ${names.length} tables already. A backup is restored into ` +
        'an empty one: set DATA_DIR to a new folder, or DATABASE_URL to a new database.',
    )
}

/** Runs exactly the migrations of the backup's database. */
async function runMigrations(
  { executor }: MigrationConnection,
  header: BackupHeader,
): Promise<void> {
  const known = await executor.getPendingMigrations()
  const missing = header.migrations.find(name => !known.some(it => it.name === name))
  if (missing !== undefined)
    throw new ConfigurationError(
      `The backup was made by a newer version of the site (this one has no migration ${missing}): update the site first.`,
    )
  for (const migration of known)
    if (header.migrations.includes(migration.name)) await executor.executeMigration(migration)
}

async function restoreRows(client: ClientBase, path: string): Promise<TableSummary[]> {
  const reader = new BackupReader(path)
  await reader.readHeader()
  // A table whose deferred constraints are still to be checked cannot be altered.
  await client.query('SET CONSTRAINTS ALL IMMEDIATE')
  const tables: TableSummary[] = []
  let table: TableHeader | undefined
  for (let line = await reader.readNext(); line; line = await reader.readNext()) {
    if ('table' in line) {
      table = line
      await writeRows(client, table, reader.readRows())
    } else if ('sequences' in line) await setSequences(client, line)
    else if (table) tables.push({ ...table, ...line })
  }
  return tables
}

/**
 * Writes the rows with triggers disabled, so that rows are unchanged and no notification is sent.
 */
async function writeRows(
  client: ClientBase,
  table: TableHeader,
  rows: AsyncIterable<Buffer>,
): Promise<void> {
  const name = escapeIdentifier(table.table)
  await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`)
  const target = client.query(copyFrom(`COPY ${copyTarget(table)} FROM STDIN`))
  await pipeline(Readable.from(rows, { objectMode: false }), target)
  await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`)
}

async function setSequences(client: ClientBase, { sequences }: Sequences): Promise<void> {
  for (const { name, value, isCalled } of sequences)
    await client.query('SELECT setval($1::regclass, $2, $3)', [
      escapeIdentifier(name),
      value,
      isCalled,
    ])
}

/** Throws unless the stored rows equal those of the backup. */
async function requireSameContents(client: ClientBase, table: TableSummary): Promise<void> {
  const { rows, digest } = await digestTable(client, table)
  if (rows !== table.rows || digest !== table.digest)
    throw new ConfigurationError(
      `The table ${table.table} has ${rows} rows after restoring, and they are not the backup's ${table.rows}: nothing was restored.`,
    )
}

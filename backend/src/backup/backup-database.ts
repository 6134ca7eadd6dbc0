import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { escapeIdentifier, type ClientBase } from 'pg'
import { ConfigurationError } from '../core/configuration-error'
import {
  END_OF_ROWS,
  FORMAT,
  toLine,
  VERSION,
  type BackupHeader,
  type TableSummary,
} from './backup-format'
import { writeBackupFile } from './backup-file'
import {
  listTableNames,
  listTables,
  readSequences,
  readTable,
  setTextFormat,
} from './backup-tables'
import { TableDigest } from './table-digest'

export interface Backup {
  path: string
  bytes: number
  tables: TableSummary[]
}

interface Options {
  dir: string
  now: Date
  signal?: AbortSignal | undefined
}

/**
 * Writes all rows of one snapshot into a new file in `dir`, in constant memory, without blocking
 * writers (ADR-28). The caller owns the connection and must end it after a failure. Throws
 * ConfigurationError if there are no tables.
 */
export async function backupDatabase(client: ClientBase, options: Options): Promise<Backup> {
  await beginSnapshot(client)
  await setTextFormat(client)
  const tables: TableSummary[] = []
  const path = await writeBackupFile(withChecksum(contentOf(client, options.now, tables)), options)
  await client.query('COMMIT')
  const { size: bytes } = await stat(path)
  return { path, bytes, tables }
}

/**
 * Begins the reading transaction. It takes the snapshot after locking all tables against changes of
 * their structure, so that a concurrent migration is either finished or waits.
 */
async function beginSnapshot(client: ClientBase): Promise<void> {
  const names = await listTableNames(client)
  if (!names.includes('migrations'))
    throw new ConfigurationError(
      'The database has no tables of the site yet: there is nothing to back up.',
    )
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  await client.query(`LOCK TABLE ${names.map(escapeIdentifier).join(', ')} IN ACCESS SHARE MODE`)
  const locked = await listTableNames(client)
  if (locked.join() !== names.join())
    throw new ConfigurationError('The database was migrated meanwhile: start the backup again.')
}

async function* contentOf(
  client: ClientBase,
  now: Date,
  summaries: TableSummary[],
): AsyncGenerator<Buffer | string> {
  yield toLine(await headerOf(client, now))
  for (const table of await listTables(client)) {
    yield toLine(table)
    const digest = new TableDigest()
    for await (const chunk of readTable(client, table)) {
      digest.update(chunk)
      yield chunk
    }
    const contents = digest.result()
    summaries.push({ ...table, ...contents })
    yield END_OF_ROWS + toLine(contents)
  }
  yield toLine({ sequences: await readSequences(client) })
}

async function headerOf(client: ClientBase, now: Date): Promise<BackupHeader> {
  const migrations = await client.query<{ name: string }>('SELECT name FROM migrations ORDER BY id')
  const version = await client.query<{ server_version: string }>('SHOW server_version')
  return {
    format: FORMAT,
    version: VERSION,
    createdAt: now.toISOString(),
    postgres: version.rows[0]?.server_version ?? '',
    migrations: migrations.rows.map(({ name }) => name),
  }
}

async function* withChecksum(
  content: AsyncIterable<Buffer | string>,
): AsyncGenerator<Buffer | string> {
  const checksum = createHash('sha256')
  for await (const chunk of content) {
    checksum.update(chunk)
    yield chunk
  }
  yield toLine({ sha256: checksum.digest('hex') })
}

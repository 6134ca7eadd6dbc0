import { basename } from 'node:path'
import { DatabaseError, type ClientBase } from 'pg'
import { logFailure } from '../core/log'
import { db } from '../database/data-source'
import type { Backup } from './backup-database'
import { BackupRun } from './backup-run.entity'

/** Expected failures: an older database lacks the table, and a standby is read-only. */
const UNDEFINED_TABLE = '42P01'
const READ_ONLY = '25006'

/**
 * Stores in the database that a backup was made, so that the schedule counts backups by any server
 * or command.
 */
export async function recordBackup(client: ClientBase, { path, bytes }: Backup): Promise<void> {
  try {
    await client.query('INSERT INTO backup_run (file, bytes) VALUES ($1, $2)', [
      basename(path),
      bytes,
    ])
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error
    if (error.code !== UNDEFINED_TABLE && error.code !== READ_ONLY)
      logFailure('the backup is made, but could not be recorded', error)
  }
}

/**
 * Returns when any server or command made the last backup; null before the first. Rejects if the
 * database does not respond.
 */
export async function lastBackupAt(): Promise<Date | null> {
  const last = await db.manager.findOne(BackupRun, { where: {}, order: { createdAt: 'DESC' } })
  return last?.createdAt ?? null
}

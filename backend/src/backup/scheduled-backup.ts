import { logInfo } from '../core/log'
import { databaseAddresses } from '../database/data-source'
import { withDirectConnection } from '../database/direct-connection'
import { backupDatabase } from './backup-database'
import { deleteOldBackups } from './backup-file'
import { recordBackup } from './backup-record'

interface Options {
  dir: string
  /** The number of backups to keep in `dir`. */
  keep: number
  now: Date
  /** Aborts the backup. */
  signal: AbortSignal
}

/** Makes a backup and deletes the oldest ones above `keep`. */
export async function makeScheduledBackup({ dir, keep, now, signal }: Options): Promise<void> {
  await withDirectConnection(databaseAddresses(), async client => {
    const backup = await backupDatabase(client, { dir, now, signal })
    await recordBackup(client, backup)
    logInfo(`backup: ${backup.bytes} bytes in ${backup.path}`)
    await deleteOldBackups(dir, keep, now)
  })
}

import { HOUR_MS, MINUTE_MS } from '../core/durations'
import { logFailure, logInfo } from '../core/log'
import { databaseAddresses, db } from '../database/data-source'
import { connectDirect, instanceName } from '../database/direct-connection'
import { backupDatabase } from './backup-database'
import { backupInstant, deleteOldBackups, listBackups } from './backup-file'
import { recordBackup } from './backup-record'

/** Any constant of its own: one server at a time. */
const BACKUP_LOCK = 736_125_017

const LOOK_MS = 10 * MINUTE_MS

export interface BackupSchedule {
  dir: string
  /** Hours from one backup to the next, of all servers together. */
  every: number
  /** How many files stay in `dir`. */
  keep: number
}

/**
 * Makes a backup whenever the last one is older than it may be, and deletes those that are too many, until `stop`;
 * that gives up one that is being made. A failure is logged, and tried again ten minutes later (decision O4).
 */
export function startScheduledBackups(schedule: BackupSchedule): { stop: () => Promise<void> } {
  const stopped = new AbortController()
  const look = () =>
    backupWhenDue(schedule, stopped.signal).catch((error: unknown) => {
      if (!stopped.signal.aborted) logFailure('the scheduled backup failed', error)
    })
  let running = look()
  const timer = setInterval(() => {
    running = running.then(look)
  }, LOOK_MS).unref()
  return {
    stop: () => {
      clearInterval(timer)
      stopped.abort()
      return running
    },
  }
}

/** Makes the backup that is due, unless another server does. */
export async function backupWhenDue(schedule: BackupSchedule, signal: AbortSignal): Promise<void> {
  if (signal.aborted || !(await isDue(schedule))) return
  const { dir, keep } = schedule
  const client = await connectDirect(databaseAddresses(), { applicationName: instanceName() })
  try {
    // PostgreSQL gives the lock back with its connection.
    const sql = 'SELECT pg_try_advisory_lock($1) AS held'
    const { rows } = await client.query<{ held: boolean }>(sql, [BACKUP_LOCK])
    if (!rows[0]?.held || !(await isDue(schedule))) return
    const now = new Date()
    const backup = await backupDatabase(client, { dir, now, signal })
    await recordBackup(client, backup)
    logInfo(`backup: ${backup.bytes} bytes in ${backup.path}`)
    await deleteOldBackups(dir, keep, now)
  } finally {
    await client.end()
  }
}

/** By what the database and this server's own folder say: a backup that could not be noted is not made again at once. */
async function isDue({ dir, every }: BackupSchedule): Promise<boolean> {
  const [newest] = await listBackups(dir)
  if (newest !== undefined && Date.now() - backupInstant(newest).getTime() < every * HOUR_MS)
    return false
  const [row] = await db.query<{ due: boolean }[]>(
    `SELECT current_setting('transaction_read_only') = 'off' AND NOT EXISTS (
       SELECT FROM backup_run WHERE "createdAt" > now() - make_interval(hours => $1)
     ) AS due`,
    [every],
  )
  return row?.due === true
}

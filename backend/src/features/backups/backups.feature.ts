import { noPersonalData } from '../../accounts/personal-data'
import { join } from 'node:path'
import { lastBackupAt } from '../../backup/backup-record'
import { BackupRun } from '../../backup/backup-run.entity'
import { makeScheduledBackup } from '../../backup/scheduled-backup'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../core/durations'
import type { Job } from '../../jobs/job'
import type { Feature, JobSources, Metric } from '../feature'

const lastBackup: Metric = {
  name: 'club_last_backup_timestamp_seconds',
  help: 'When the last backup was made, in Unix time; absent before the first. The same on every server.',
  read: async () => ((await lastBackupAt())?.getTime() ?? NaN) / SECOND_MS,
}

export const backupsFeature: Feature = {
  entities: [BackupRun],
  personalData: [noPersonalData('backup_run', 'always', { file: 'the path of a backup' })],
  jobs: backupJobs,
  metrics: () => [lastBackup],
}

/** Returns the backup job if `BACKUP_EVERY` is set. */
function backupJobs({ env }: JobSources): Job[] {
  const { backupEvery, backupKeep: keep, dataDir } = env
  if (backupEvery === undefined) return []
  const dir = join(dataDir, 'backups')
  return [
    {
      name: 'backup',
      everyMs: backupEvery * HOUR_MS,
      retryMs: 10 * MINUTE_MS,
      run: context => makeScheduledBackup({ ...context, dir, keep }),
    },
  ]
}

import { lastBackupAt } from '../../backup/backup-record'
import { BackupRun } from '../../backup/backup-run.entity'
import { SECOND_MS } from '../../core/durations'
import type { Feature, Metric } from '../feature'

const lastBackup: Metric = {
  name: 'club_last_backup_timestamp_seconds',
  help: 'When the last backup was made, in Unix time; absent before the first. The same on every server.',
  read: async () => ((await lastBackupAt())?.getTime() ?? NaN) / SECOND_MS,
}

export const backupsFeature: Feature = {
  entities: [BackupRun],
  metrics: () => [lastBackup],
}

/**
 * npm run backup                writes all rows into a new file in DATA_DIR/backups
 * npm run backup -- FOLDER      the same in another folder
 * npm run backup -- --prune     also deletes all but the BACKUP_KEEP newest there
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { backupDatabase } from '../backup/backup-database'
import { deleteOldBackups } from '../backup/backup-file'
import { recordBackup } from '../backup/backup-record'
import { withDirectConnection } from '../database/direct-connection'
import { readCommandEnv } from '../settings/env'
import { print, runCommand, UsageError } from './run-command'
import { tableLines } from './table-lines'
import { withDatabase } from './with-database'

const USAGE = 'Write: npm run backup -- [FOLDER] [--prune]'

runCommand(async args => {
  const { folder, prune } = parse(args)
  const env = readCommandEnv(process.env)
  const dir = folder ?? join(env.dataDir, 'backups')
  await withDatabase({ ...env, name: 'npm run backup', reuseRunning: true }, addresses =>
    withDirectConnection(addresses, async client => {
      const backup = await backupDatabase(client, { dir, now: new Date() })
      await recordBackup(client, backup)
      for (const line of tableLines(backup.tables)) print(line)
      if (prune)
        for (const name of await deleteOldBackups(dir, env.backupKeep, new Date()))
          print(`deleted ${name}`)
      print(`${backup.bytes.toLocaleString('en-US')} bytes:`)
      print(backup.path)
    }),
  )
})

function parse(args: string[]): { folder: string | undefined; prune: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { prune: { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    if (positionals.length > 1) throw new UsageError(USAGE)
    return { folder: positionals[0], prune: values.prune }
  } catch {
    throw new UsageError(USAGE)
  }
}

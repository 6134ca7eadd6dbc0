import { existsSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigurationError } from '../core/configuration-error'
import { withDirectConnection } from '../database/direct-connection'
import { formerPrograms, majorVersion } from '../embedded-postgres/binaries'
import { clusterVersion } from '../embedded-postgres/cluster'
import { folderAt, truePath } from '../embedded-postgres/data-folder'
import { nextDatabase, superviseEmbedded } from '../embedded-postgres/supervise'
import { backupDatabase, type Backup } from './backup-database'
import { restoreDatabase } from './restore-database'

const name = 'npm run upgrade-database'

export interface Upgraded extends Backup {
  from: string
  to: string
  /** The folder with the previous data. */
  kept: string
}

/**
 * Upgrades our own database from the previous major version of PostgreSQL (OPS-3). Makes a
 * backup with the previous programs and restores it with the current ones into a new folder, which
 * replaces the old one at the end. Returns null if there is nothing to do. Throws
 * ConfigurationError if another process uses the database, or if its version is not the previous
 * one.
 */
export async function upgradeDatabase(
  dataDir: string,
  log: (line: string) => void,
): Promise<Upgraded | null> {
  const path = truePath(join(dataDir, 'postgres'))
  const next = nextDatabase(path)
  if (!existsSync(path) && existsSync(next)) {
    renameSync(next, path)
    log('finished the interrupted upgrade')
    return null
  }
  const to = majorVersion()
  const from = existsSync(path) ? clusterVersion(folderAt(realpathSync(path))) : null
  if (from === null || from === to) return null
  const kept = `${path}-${from}`
  if (existsSync(kept))
    throw new ConfigurationError(`${kept} exists already: it has the data of an earlier upgrade.`)
  requireFormerPrograms(from)
  const backup = await backupFormer(path, dataDir, log)
  await restoreInto(next, backup.path, log)
  renameSync(path, kept)
  renameSync(next, path)
  return { ...backup, from, to, kept }
}

function requireFormerPrograms(version: string): void {
  const former = majorVersion(formerPrograms)
  if (former !== version)
    throw new ConfigurationError(
      `The data was made by PostgreSQL ${version}, but the installed programs are those of ${former}: ` +
        `make a backup with the version of the site that includes ${version}, and restore that (docs/data.md).`,
    )
}

async function backupFormer(
  path: string,
  dataDir: string,
  log: (line: string) => void,
): Promise<Backup> {
  const postgres = await superviseEmbedded(path, { name, log, programs: formerPrograms })
  try {
    const address = { databaseUrl: postgres.url }
    return await withDirectConnection(address, client =>
      backupDatabase(client, { dir: join(dataDir, 'backups'), now: new Date() }),
    )
  } finally {
    await postgres.stop()
  }
}

async function restoreInto(
  next: string,
  backup: string,
  log: (line: string) => void,
): Promise<void> {
  // Left by an interrupted upgrade; it may be a link.
  if (existsSync(next)) rmSync(realpathSync(next), { recursive: true })
  rmSync(next, { recursive: true, force: true })
  const postgres = await superviseEmbedded(next, { name, log })
  try {
    await restoreDatabase({ databaseUrl: postgres.url }, backup)
  } finally {
    await postgres.stop()
  }
}

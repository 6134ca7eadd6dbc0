import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ConfigurationError } from '../core/configuration-error'
import { chownRecursive, runAs } from './account'
import type { Binaries } from './binaries'
import type { DataFolder } from './data-folder'

export const superuser = 'app'

/** Creates the database's files if there are none. Throws if they belong to another version. */
export async function ensureCluster(
  folder: DataFolder,
  { initdb, major }: Binaries,
  throwaway: boolean,
): Promise<void> {
  removeUnfinished(folder)
  if (!existsSync(folder.data)) await create(folder, initdb, throwaway)
  const made = clusterVersion(folder)
  if (made !== major) throw new ConfigurationError(describeOtherVersion(folder, made, major))
  if (!existsSync(folder.password)) {
    throw new ConfigurationError(
      `The database's password (${folder.password}) is missing: restore the file.`,
    )
  }
}

/** Returns the major version of PostgreSQL that created the files; null if there are none. */
export function clusterVersion({ data }: DataFolder): string | null {
  const file = join(data, 'PG_VERSION')
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null
}

function describeOtherVersion({ data }: DataFolder, made: string | null, major: string): string {
  const which = `The data in ${data} was made by PostgreSQL ${made}, and this version of the site brings ${major}.`
  return Number(made) < Number(major)
    ? `${which} Run "npm run upgrade-database": it brings the data over and keeps the old (docs/data.md).`
    : `${which} Start the newer version of the site, or set DATA_DIR to another folder.`
}

/**
 * Creates the files in a temporary folder and renames it, so that a killed start leaves no partial
 * database.
 */
async function create(folder: DataFolder, initdb: string, throwaway: boolean): Promise<void> {
  const unfinished = `${folder.data}.new-${process.pid}`
  writeFileSync(folder.password, randomBytes(24).toString('base64url'), { mode: 0o600 })
  chownRecursive(folder.account, folder.password)
  const failure = await runAs(folder.account, initdb, [
    `--pgdata=${unfinished}`,
    `--username=${superuser}`,
    `--pwfile=${folder.password}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // The same collation and case conversion on every system.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(throwaway ? ['--no-sync'] : []),
  ])
  if (failure) throw new ConfigurationError(`The database could not be created: ${failure}`)
  renameSync(unfinished, folder.data)
}

/** Removes the files of a killed start. If its initdb is still writing, the next start retries. */
function removeUnfinished({ dir, data }: DataFolder): void {
  for (const name of readdirSync(dir)) {
    if (!name.startsWith(`${basename(data)}.new-`)) continue
    try {
      rmSync(join(dir, name), { recursive: true, force: true })
    } catch {
      continue
    }
  }
}

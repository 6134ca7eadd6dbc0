import { constants, existsSync } from 'node:fs'
import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { ConfigurationError } from '../core/configuration-error'
import { createFolder } from '../core/create-folder'
import { DAY_MS } from '../core/durations'

const BACKUP = /^coral-way-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.backup$/
const UNFINISHED = '.partial'

/** Returns a name like `coral-way-2026-11-22T11-30-00Z.backup`: the names sort by time. */
function backupName(now: Date): string {
  const instant = now.toISOString().replace(/\.\d+Z$/, 'Z')
  return `coral-way-${instant.replaceAll(':', '-')}.backup`
}

interface Target {
  dir: string
  now: Date
  /** Aborts the backup; no file remains. */
  signal?: AbortSignal | undefined
}

/**
 * Writes the compressed content to a file that only its owner can read, and returns its path. The
 * file gets its final name after everything is on disk, so a crash cannot leave a partial backup
 * under that name.
 */
export async function writeBackupFile(
  content: AsyncIterable<Buffer | string>,
  { dir, now, signal }: Target,
): Promise<string> {
  createFolder(resolve(dir))
  const path = resolve(dir, backupName(now))
  if (existsSync(path)) throw new ConfigurationError(`${path} is there already.`)
  const unfinished = path + UNFINISHED
  try {
    // Opened here: a stream that is aborted while it opens its file creates the file afterwards.
    const file = await open(unfinished, 'wx', 0o600)
    await pipeline(
      Readable.from(content, { objectMode: false }),
      createGzip(),
      file.createWriteStream({ flush: true }),
      { signal },
    )
    await rename(unfinished, path)
    await syncFolder(dir)
  } catch (error) {
    await rm(unfinished, { force: true })
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC')
      throw new ConfigurationError(`There is no space left for a backup in ${dir}.`, {
        cause: error,
      })
    throw error
  }
  return path
}

/** Makes a new name in the folder durable. Windows cannot sync a folder. */
async function syncFolder(dir: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(dir, constants.O_RDONLY)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/**
 * Returns the names of the backups in a folder, newest first; empty if the folder does not exist.
 */
async function listBackups(dir: string): Promise<string[]> {
  const names = existsSync(dir) ? await readdir(dir) : []
  return names
    .filter(name => BACKUP.test(name))
    .toSorted()
    .toReversed()
}

/**
 * Deletes all backups except the newest `keep`, and unfinished files of crashes; no other file.
 * Returns the names of the deleted files.
 */
export async function deleteOldBackups(dir: string, keep: number, now: Date): Promise<string[]> {
  const old = (await listBackups(dir)).slice(keep)
  for (const name of await readdir(dir)) {
    const isOurs = name.endsWith(UNFINISHED) && BACKUP.test(name.slice(0, -UNFINISHED.length))
    // A file that another process is writing is younger.
    if (isOurs && now.getTime() - (await stat(join(dir, name))).mtimeMs > DAY_MS) old.push(name)
  }
  for (const name of old) await rm(join(dir, name), { force: true })
  return old
}

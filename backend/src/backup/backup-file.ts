import { constants, createWriteStream, existsSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { ConfigurationError } from '../core/configuration-error'
import { DAY_MS } from '../core/durations'

const BACKUP = /^coral-way-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.backup$/
const UNFINISHED = '.partial'

/** Like `coral-way-2026-11-22T11-30-00Z.backup`: in order of time when they are in order of name. */
function backupName(now: Date): string {
  const instant = now.toISOString().replace(/\.\d+Z$/, 'Z')
  return `coral-way-${instant.replaceAll(':', '-')}.backup`
}

interface Target {
  dir: string
  now: Date
  /** Gives it up: nothing is left then. */
  signal?: AbortSignal | undefined
}

/**
 * Packs the content into a file that its owner alone can read; its path. It has its name once all of it is on the
 * disk, so that a crash leaves no half backup behind that looks like a whole one.
 */
export async function writeBackupFile(
  content: AsyncIterable<Buffer | string>,
  { dir, now, signal }: Target,
): Promise<string> {
  await mkdir(dir, { recursive: true, mode: 0o700 })
  const path = resolve(dir, backupName(now))
  if (existsSync(path)) throw new ConfigurationError(`${path} is there already.`)
  const unfinished = path + UNFINISHED
  try {
    await pipeline(
      Readable.from(content, { objectMode: false }),
      createGzip(),
      createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }),
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

/** A new name is on the disk once its folder is; Windows knows no such thing. */
async function syncFolder(dir: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(dir, constants.O_RDONLY)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** The names of the backups in a folder, the newest first; none when there is no such folder. */
async function listBackups(dir: string): Promise<string[]> {
  const names = existsSync(dir) ? await readdir(dir) : []
  return names
    .filter(name => BACKUP.test(name))
    .toSorted()
    .toReversed()
}

/** Deletes all backups but the newest, and what a crash left unfinished; no other file. The names of those deleted. */
export async function deleteOldBackups(dir: string, keep: number, now: Date): Promise<string[]> {
  const old = (await listBackups(dir)).slice(keep)
  for (const name of await readdir(dir)) {
    const isOurs = name.endsWith(UNFINISHED) && BACKUP.test(name.slice(0, -UNFINISHED.length))
    // One that somebody still writes is younger.
    if (isOurs && now.getTime() - (await stat(join(dir, name))).mtimeMs > DAY_MS) old.push(name)
  }
  for (const name of old) await rm(join(dir, name), { force: true })
  return old
}

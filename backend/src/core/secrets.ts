import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createFolder } from './create-folder'

interface Secret {
  value: string
  /** Whether this call created it. */
  isNew: boolean
}

/**
 * Returns a secret of this installation: reads it from the data folder, or creates it there,
 * readable only by its owner.
 */
export function loadOrCreateSecret(dataDir: string, name: string, bytes: number): Secret {
  createFolder(resolve(dataDir))
  const file = join(dataDir, name)
  // Written to a temporary file and then linked: another start must never read a partial secret.
  const draft = `${file}.${String(process.pid)}`
  writeFileSync(draft, randomBytes(bytes).toString('base64url'), { mode: 0o600 })
  try {
    linkSync(draft, file)
    return { value: readFileSync(file, 'utf8'), isNew: true }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return { value: readFileSync(file, 'utf8'), isNew: false }
  } finally {
    rmSync(draft)
  }
}

/** Replaces a secret; the file is readable only by its owner. */
export function writeSecret(dataDir: string, name: string, value: string): void {
  const file = join(dataDir, name)
  const draft = `${file}.${String(process.pid)}`
  writeFileSync(draft, value, { mode: 0o600 })
  renameSync(draft, file)
}

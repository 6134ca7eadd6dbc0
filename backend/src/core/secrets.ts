import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface Secret {
  value: string
  /** True when it was made just now. */
  isNew: boolean
}

/**
 * A secret of this installation: read from the data folder, or made once and kept there,
 * readable only to its owner.
 */
export function loadOrCreateSecret(dataDir: string, name: string, bytes: number): Secret {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const file = join(dataDir, name)
  // Written beside and then linked: another start must never read it half written.
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

/** Puts another secret in the place of one, readable only to its owner. */
export function writeSecret(dataDir: string, name: string, value: string): void {
  const file = join(dataDir, name)
  const draft = `${file}.${String(process.pid)}`
  writeFileSync(draft, value, { mode: 0o600 })
  renameSync(draft, file)
}

import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { types } from 'node:util'

/**
 * The accounts that were deleted, outside the database: a backup that is older than a deletion has the
 * account again, and the site then deletes it once more (ACCOUNT-54). One line each: the instant and the
 * account's id, no name and no address.
 */
const fileIn = (dataDir: string) => join(dataDir, 'deleted-accounts')

const LINE = /^\S+ ([0-9a-f-]{36})$/

/** Returns the ids in the file; none if there is no file. A line that was not written whole is ignored. */
export async function readDeletedAccounts(dataDir: string): Promise<Set<string>> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return ''
    throw error
  })
  return new Set(text.split('\n').flatMap(line => LINE.exec(line)?.[1] ?? []))
}

interface Deleted {
  id: string
  deletedAt: Date
}

/** Appends accounts, and waits until they are on the disk. */
export async function appendDeletedAccounts(
  dataDir: string,
  accounts: readonly Deleted[],
): Promise<void> {
  if (accounts.length === 0) return
  const file = await open(fileIn(dataDir), 'a', 0o600)
  try {
    const lines = accounts.map(({ id, deletedAt }) => `${deletedAt.toISOString()} ${id}\n`)
    // Ends a line that a killed server has not written whole.
    await file.write(`\n${lines.join('')}`)
    await file.sync()
  } finally {
    await file.close()
  }
}

const isMissing = (error: unknown) =>
  types.isNativeError(error) && 'code' in error && error.code === 'ENOENT'

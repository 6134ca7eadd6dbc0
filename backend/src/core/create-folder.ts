import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { ConfigurationError } from './configuration-error'

const FILE_IN_THE_WAY = 'a file has its name, or that of a folder above it'

const REASONS: Record<string, string> = {
  ENOENT: 'the file system refuses new folders there',
  EEXIST: FILE_IN_THE_WAY,
  ENOTDIR: FILE_IN_THE_WAY,
}

/**
 * Creates a folder that is private to its owner. Its missing parents get the usual mode. The option
 * `recursive` of mkdirSync never ends below /proc, where a folder refuses a new one with ENOENT, as if it did
 * not exist. Throws ConfigurationError there, and if a file is in the way.
 */
export function createFolder(path: string, mode = 0o700): void {
  const isThere = () => statSync(path, { throwIfNoEntry: false })?.isDirectory()
  if (isThere()) return
  const parent = dirname(path)
  // A drive of Windows is its own parent.
  if (parent !== path) createFolder(parent, 0o777)
  try {
    mkdirSync(path, mode)
  } catch (error) {
    // Another start may have created it.
    if (isThere()) return
    const reason = REASONS[(error as NodeJS.ErrnoException).code ?? '']
    if (reason === undefined) throw error
    throw new ConfigurationError(
      `The folder ${path} cannot be created: ${reason}. Set DATA_DIR, or the folder of a backup, to another one.`,
      { cause: error },
    )
  }
}

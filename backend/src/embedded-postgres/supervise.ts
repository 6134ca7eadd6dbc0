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
  /** Where its files are; elsewhere than asked when PostgreSQL's account may not go there. */
  dir: string
  stop(): Promise<void>
}

interface Options {
  log?: (line: string) => void
  /** Who runs it, for whoever finds the folder in use. */
  name: string
  /** For tests: several times faster, and lost with a power cut. */
  throwaway?: boolean
  /** For commands: use the database that is running, and leave it running. */
  reuseRunning?: boolean | undefined
  /** The folder whose package brings PostgreSQL; our own is that of our own version. */
  programs?: string | undefined
}

/** Where the next database stands until all is in it that was in this one. */
export const nextDatabase = (path: string): string => join(dirname(path), `new-${basename(path)}`)

const CHECK_MS = 250
const START_SECONDS = 60
const RESTART_SECONDS = 5

/**
 * Runs PostgreSQL on the folder until `stop`, or until this process ends: one that a killed process
 * left behind is taken over, and one that is killed is started again on its port. Only one process
 * at a time has a folder; ConfigurationError names the one that has it, unless it is `reuseRunning`.
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
      'An upgrade of the database was cut off: run "npm run upgrade-database" again.',
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
    log('The database is gone; starting it again.')
    postmaster = await startServer({ ...options, port, timeout: RESTART_SECONDS })
    log('The database is back.')
  }
  const supervise = async (): Promise<void> => {
    while (await waited(CHECK_MS, stopped.signal)) {
      if (isPostmaster(postmaster.pid, folder.data)) continue
      await restart().catch((error: unknown) => {
        log(`The database is not back yet: ${(error as Error).message}`)
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

/** The database that another process runs; it may just be starting. */
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

/** The file is a former owner's until the next one, who has the lock already, has written its own. */
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

/** True after the time, false as soon as it is no longer wanted. Keeps no process alive. */
async function waited(ms: number, signal: AbortSignal): Promise<boolean> {
  try {
    await sleep(ms, undefined, { signal, ref: false })
    return true
  } catch {
    return false
  }
}

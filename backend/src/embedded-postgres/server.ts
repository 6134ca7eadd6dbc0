import { spawn } from 'node:child_process'
import {
  closeSync,
  existsSync,
  fstatSync,
  openSync,
  readFileSync,
  statSync,
  truncateSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ConfigurationError } from '../core/configuration-error'
import { bareEnvironment, chownRecursive } from './account'
import type { Binaries } from './binaries'
import type { DataFolder } from './data-folder'
import { isPostmaster, replaceStalePid, postmasterOf, type Postmaster } from './postmaster'

export interface ServerOptions {
  folder: DataFolder
  binaries: Binaries
  /** For data that may be lost (tests): fast, but not safe against power failures. */
  throwaway: boolean
  /** The port that pools expect. By default the previous one, if it is free. */
  port?: number
  /** Seconds to wait until it accepts connections; recovery after a crash takes time. */
  timeout: number
}

const LOG_MAX_BYTES = 5_000_000

/**
 * Starts the server, or waits for the one that runs on the folder. Resolves when it accepts
 * connections.
 */
export async function startServer(options: ServerOptions): Promise<Postmaster> {
  const { folder, timeout } = options
  const deadline = Date.now() + timeout * 1_000
  for (let child: Child | undefined; ;) {
    const running = postmasterOf(folder.data)
    if (running?.ready) return running
    if (Date.now() > deadline)
      throw new ConfigurationError(`PostgreSQL was not ready in ${timeout} s, see ${folder.log}`)
    const failure = child?.failure()
    if (failure !== undefined && !isTransient(failure))
      throw new ConfigurationError(`PostgreSQL does not start: ${failure} (see ${folder.log})`)
    if (failure !== undefined) await sleep(100)
    if (!running && (!child || failure !== undefined)) child = await spawnServer(options)
    await sleep(10)
  }
}

/** Ends open transactions, writes a checkpoint and stops. */
export async function stopServer({ data }: DataFolder): Promise<void> {
  const running = postmasterOf(data)
  if (!running) return
  // The second is immediate, without the last checkpoint: the next start recovers.
  for (const [signal, timeout] of [
    ['SIGINT', 8_000],
    ['SIGQUIT', 2_000],
  ] as const) {
    sendSignal(running.pid, signal)
    for (const deadline = Date.now() + timeout; Date.now() < deadline;) {
      if (!isPostmaster(running.pid, data)) return
      await sleep(10)
    }
  }
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has already exited.
  }
}

interface Child {
  /** Why it has exited, in PostgreSQL's own words; undefined while it runs. */
  failure(): string | undefined
}

async function spawnServer(options: ServerOptions): Promise<Child> {
  const { folder, binaries, throwaway } = options
  replaceStalePid(folder.data)
  const port = options.port ?? (await choosePort(folder))
  const log = openLog(folder)
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'timezone=UTC',
    // The data fits into memory. The default is for disks that turn: a page of a short list would then be
    // sorted instead of read by its index.
    'random_page_cost=1.1',
    // Failed statements and their details contain input, so the log omits them (SEC-O7).
    'log_min_messages=log',
    'log_error_verbosity=terse',
    ...(throwaway ? ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'] : []),
  ]
  const args = ['-D', folder.data, '-p', String(port), ...settings.flatMap(text => ['-c', text])]
  // Not with pg_ctl, which passes the folder's name to a shell.
  const child = spawn(binaries.postgres, args, {
    ...folder.account,
    env: bareEnvironment,
    cwd: '/',
    stdio: ['ignore', log.file, log.file], // a file: a pipe would break when we exit
    detached: true, // Ctrl-C must reach only us, or open requests would lose their database
  })
  closeSync(log.file)
  let ended: string | undefined
  child.once('error', error => (ended = error.message))
  child.once('exit', code => (ended ??= `it ended with ${code}`))
  child.unref()
  return { failure: () => ended && (log.findFailure() ?? ended) }
}

/**
 * Opens the log, truncated if it is too large; `findFailure` reads only lines written after this.
 */
function openLog({ log, account }: DataFolder) {
  if (existsSync(log) && statSync(log).size > LOG_MAX_BYTES) truncateSync(log)
  const file = openSync(log, 'a')
  chownRecursive(account, log)
  const before = fstatSync(file).size
  const findFailure = () => {
    const lines = readFileSync(log).subarray(before).toString('utf8').trim().split('\n')
    return lines.find(line => /FATAL|PANIC/.test(line)) ?? (lines.at(-1) || undefined)
  }
  return { file, findFailure }
}

/** Children of the dead server are still exiting, or the port is not free yet. */
function isTransient(failure: string): boolean {
  return /shared memory block|Address already in use|lock file .* already exists/.test(failure)
}

/** Returns the previous port if it is free, so that pools can reconnect. */
async function choosePort({ data }: DataFolder): Promise<number> {
  const file = join(data, 'postmaster.opts')
  const last = existsSync(file) && /"-p" "(\d+)"/.exec(readFileSync(file, 'utf8'))?.[1]
  const port = (last && (await freePort(Number(last)))) || (await freePort(0))
  if (!port) throw new ConfigurationError('There is no free port on 127.0.0.1 for PostgreSQL.')
  return port
}

function freePort(wanted: number): Promise<number | undefined> {
  return new Promise(resolve => {
    const server = createServer()
    server.once('error', () => resolve(undefined))
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address()
      const port = address !== null && typeof address === 'object' ? address.port : undefined
      server.close(() => resolve(port))
    })
  })
}

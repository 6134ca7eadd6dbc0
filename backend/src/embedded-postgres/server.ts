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
  /** Data nobody will miss (tests): fast, not safe against power cuts. */
  throwaway: boolean
  /** The port it must have, because pools look for it there; otherwise last time's when it is free. */
  port?: number
  /** How long to wait until it answers, in seconds. Recovery after a crash takes its time. */
  timeout: number
}

const LOG_MAX_BYTES = 5_000_000

/** Starts the server, or waits for the one that runs on the folder. Resolves when it answers. */
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

/** Ends open transactions, writes everything down and stops. */
export async function stopServer({ data }: DataFolder): Promise<void> {
  const running = postmasterOf(data)
  if (!running) return
  // The second is at once, without the last checkpoint: the next start recovers.
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
    // It has just gone by itself.
  }
}

interface Child {
  /** Why it has ended, in PostgreSQL's own words; undefined while it runs. */
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
    // What a person sent is in refused statements and their details: of these the log says nothing (SEC-O7).
    'log_min_messages=log',
    'log_error_verbosity=terse',
    ...(throwaway ? ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'] : []),
  ]
  const args = ['-D', folder.data, '-p', String(port), ...settings.flatMap(text => ['-c', text])]
  // Not by pg_ctl, which hands the folder's name to a shell.
  const child = spawn(binaries.postgres, args, {
    ...folder.account,
    env: bareEnvironment,
    cwd: '/',
    stdio: ['ignore', log.file, log.file], // a file: a pipe would break when we die
    detached: true, // Ctrl-C must reach only us, or open requests lose their database
  })
  closeSync(log.file)
  let ended: string | undefined
  child.once('error', error => (ended = error.message))
  child.once('exit', code => (ended ??= `it ended with ${code}`))
  child.unref()
  return { failure: () => ended && (log.findFailure() ?? ended) }
}

/** The log, cut when it has grown; `findFailure` looks at what is written from now on. */
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

/** The dead server's last children still leave, or the port is not free yet. */
function isTransient(failure: string): boolean {
  return /shared memory block|Address already in use|lock file .* already exists/.test(failure)
}

/** Last time's port when it is free, so that pools find the server again where it was. */
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

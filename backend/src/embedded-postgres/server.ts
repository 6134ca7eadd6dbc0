import { existsSync, readFileSync, statSync, truncateSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ConfigurationError } from '../core/configuration-error'
import { runAs } from './account'
import type { Binaries } from './binaries'
import type { DataFolder } from './data-folder'
import { disownPidFile, postmasterOf, type Postmaster } from './postmaster'

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
  for (;;) {
    const running = postmasterOf(folder.data)
    if (running?.ready) return running
    if (Date.now() > deadline)
      throw new ConfigurationError(`PostgreSQL was not ready in ${timeout} s, see ${folder.log}`)
    const failure = running ? undefined : await tryStart(options)
    if (failure !== undefined && !isPassing(failure))
      throw new ConfigurationError(`PostgreSQL does not start: ${failure} (see ${folder.log})`)
    if (running || failure !== undefined) await sleep(50)
  }
}

/** Ends open transactions, writes everything down and stops. */
export async function stopServer({ data, account }: DataFolder, { pgCtl }: Binaries) {
  if (!postmasterOf(data)) return
  const stop = ['stop', '-D', data, '-s', '-w']
  // The second is at once, without the last checkpoint: the next start recovers.
  if (await runAs(account, pgCtl, [...stop, '-m', 'fast', '-t', '8']))
    await runAs(account, pgCtl, [...stop, '-m', 'immediate', '-t', '2'])
}

/** Why it did not start, in PostgreSQL's own words. */
async function tryStart(options: ServerOptions): Promise<string | undefined> {
  const { folder, binaries, timeout, throwaway } = options
  disownPidFile(folder.data)
  const port = options.port ?? (await choosePort(folder))
  const written = existsSync(folder.log) ? statSync(folder.log).size : 0
  const before = written > LOG_MAX_BYTES ? 0 : written
  if (written > LOG_MAX_BYTES) truncateSync(folder.log)
  const settings = [
    ...['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'timezone=UTC'],
    // Terse: the details of a refused row hold people's data, and the log is no place for it.
    'log_error_verbosity=terse',
    ...(throwaway ? ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'] : []),
  ]
  const failure = await runAs(folder.account, binaries.pgCtl, [
    ...['start', '-D', folder.data, '-l', folder.log, '-s', '-w', '-t', String(timeout)],
    ...['-o', [`-p ${port}`, ...settings.map(setting => `-c ${setting}`)].join(' ')],
  ])
  if (failure === undefined || !existsSync(folder.log)) return failure
  const log = readFileSync(folder.log).subarray(before).toString('utf8').trim().split('\n')
  return log.find(line => /FATAL|PANIC/.test(line)) ?? (log.at(-1) || failure)
}

/** The dead server's last children still leave, or the port is not free yet. */
function isPassing(failure: string): boolean {
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

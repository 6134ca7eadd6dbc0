import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { ConfigurationError } from '../core/configuration-error'
import { bareEnvironment, giveTo } from './account'
import type { Binaries } from './binaries'
import type { Place } from './data-folder'
import { type Postmaster, disownPidFile, isPostmaster, postmasterOf } from './postmaster'

export interface Launch {
  place: Place
  binaries: Binaries
  /** The port to take: pools find a server again only where it was. */
  port: number
  /** Take another port when this one is taken. */
  anyPort: boolean
  /** Data nobody will miss (tests): fast, not safe against power cuts. */
  throwaway: boolean
  /** How long to wait until it answers, in ms. Recovery after a crash takes its time. */
  patience: number
}

/** Waits for the server of this place to be ready; starts it when it does not run. */
export async function bringUp(launch: Launch): Promise<Postmaster> {
  const { place, patience } = launch
  const deadline = Date.now() + patience
  for (let child: Child | undefined; ;) {
    const postmaster = postmasterOf(place.data)
    if (postmaster?.ready) return postmaster
    if (Date.now() > deadline) {
      throw new ConfigurationError(
        `PostgreSQL was not ready in ${patience / 1000} s, see ${place.log}`,
      )
    }
    if (child?.ended && !mayPass(child.said())) {
      throw new ConfigurationError(
        `PostgreSQL does not start: ${reason(child.said())} (see ${place.log})`,
      )
    }
    if (child?.ended) await sleep(100)
    if (!postmaster && (!child || child.ended)) child = await spawnServer(launch)
    await sleep(10)
  }
}

/** Ends open transactions, writes everything down and stops. */
export async function shutDown(place: Place): Promise<void> {
  const postmaster = postmasterOf(place.data)
  if (!postmaster) return
  const gone = async (ms: number): Promise<boolean> => {
    const deadline = Date.now() + ms
    while (isPostmaster(postmaster.pid, place.data)) {
      if (Date.now() > deadline) return false
      await sleep(10)
    }
    return true
  }
  signal(postmaster.pid, 'SIGINT')
  if (await gone(8_000)) return
  signal(postmaster.pid, 'SIGQUIT') // at once, without the last checkpoint: the next start recovers
  await gone(2_000)
}

interface Child {
  ended: boolean
  /** What it wrote to the log. */
  said(): string
}

async function spawnServer(launch: Launch): Promise<Child> {
  const { place, binaries, throwaway } = launch
  disownPidFile(place.data)
  const port = await choosePort(launch)
  shorten(place.log)
  const log = openSync(place.log, 'a') // a file: a pipe would break when we die
  giveTo(place.account, place.log)
  const before = statSync(place.log).size
  const child: Child = {
    ended: false,
    said: () => readFileSync(place.log).subarray(before).toString('utf8'),
  }
  const setting = (text: string) => ['-c', text]
  const args = [
    ...['-D', place.data, '-p', String(port)],
    ...['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'timezone=UTC'].flatMap(setting),
    // Terse: the details of a refused row hold people's data, and the log is no place for it.
    ...setting('log_error_verbosity=terse'),
    ...(throwaway
      ? ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'].flatMap(setting)
      : []),
  ]
  spawn(binaries.postgres, args, {
    ...place.account,
    env: bareEnvironment,
    cwd: '/',
    stdio: ['ignore', log, log],
    detached: true, // Ctrl-C must reach only us, or open requests lose their database
  })
    .once('error', () => (child.ended = true))
    .once('close', () => (child.ended = true))
    .unref()
  closeSync(log)
  return child
}

function shorten(log: string): void {
  if (existsSync(log) && statSync(log).size > 5_000_000) truncateSync(log)
}

async function choosePort({ port, anyPort }: Launch): Promise<number> {
  if (!anyPort || (port > 0 && (await freePort(port)) !== undefined)) return port
  const free = await freePort(0)
  if (free === undefined)
    throw new ConfigurationError('There is no free port on 127.0.0.1 for PostgreSQL.')
  return free
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

/** The dead server's last children still leave, or the port is not free yet. */
function mayPass(said: string): boolean {
  return /shared memory block|Address already in use|lock file .* already exists/.test(said)
}

function reason(said: string): string {
  const lines = said.trim().split('\n')
  return lines.find(line => /FATAL|PANIC/.test(line)) ?? lines.at(-1) ?? 'it said nothing'
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It has just gone by itself.
  }
}

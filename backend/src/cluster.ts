import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { join } from 'node:path'
import { ConfigurationError } from './core/configuration-error'
import { SECOND_MS } from './core/durations'
import { logFailure, logInfo } from './core/log'
import { superviseEmbedded } from './embedded-postgres/supervise'
import type { Env } from './settings/env'
import type { Running } from './server'

/** The message of a worker to the primary when it is ready. */
interface ReadyMessage {
  readyUrl: string
}

const FIRST_PAUSE_MS = SECOND_MS
const LONGEST_PAUSE_MS = 30 * SECOND_MS
/** A worker that has run this long did not fail at its start. */
const LIVED_MS = 60 * SECOND_MS
/** One connection holds the start lock while the other does the work. */
const POOL_MIN = 2

/**
 * Starts WEB_CONCURRENCY processes. With more than one, this process serves no requests: it runs
 * the embedded PostgreSQL and replaces workers that die. A worker works like a server on another
 * machine (OPS-18).
 */
export function startProcesses(env: Env, signal: AbortSignal): Promise<Running> {
  if (env.webConcurrency === 1) return loadServer().start(env, logInfo, signal)
  return cluster.isPrimary ? startWorkers(env, signal) : startWorker(env, signal)
}

/** Loads the application, which a process that only replaces workers never needs. */
function loadServer() {
  // oxlint-disable-next-line typescript/no-require-imports -- an import would load it in every process
  return require('./server') as typeof import('./server')
}

async function startWorker(env: Env, signal: AbortSignal): Promise<Running> {
  const databasePool = Math.max(POOL_MIN, Math.floor(env.databasePool / env.webConcurrency))
  const running = await loadServer().start({ ...env, databasePool }, logInfo, signal)
  const message: ReadyMessage = { readyUrl: running.url }
  process.send?.(message)
  return running
}

async function startWorkers(env: Env, signal: AbortSignal): Promise<Running> {
  const postgres = env.databaseUrl
    ? undefined
    : await superviseEmbedded(join(env.dataDir, 'postgres'), { log: logInfo, name: 'a site' })
  let isStopping = false
  const replace = createReplacement(() => isStopping)
  const stop = async () => {
    isStopping = true
    await stopWorkers()
    await postgres?.stop()
  }
  // Also stops workers that still wait for the database.
  signal.addEventListener('abort', () => {
    isStopping = true
    void stopWorkers()
  })
  // Workers accept connections directly: a connection passed to a dying worker would hang.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  try {
    const workers = Array.from({ length: env.webConcurrency }, () => cluster.fork())
    const [url = ''] = await Promise.all(workers.map(readyUrlOf))
    cluster.on('exit', replace)
    for (const worker of workers) if (worker.isDead()) replace(worker, null, 'at start')
    return { url, stop }
  } catch (error) {
    await stop()
    throw signal.aborted ? signal.reason : error
  }
}

/**
 * Returns a listener that replaces a worker that exits, with a growing delay while workers exit
 * early.
 */
function createReplacement(isStopping: () => boolean) {
  let pause = FIRST_PAUSE_MS
  let lastStart = Date.now()
  return (_worker: Worker, code: number | null, signal: string | null) => {
    if (isStopping()) return
    if (Date.now() - lastStart > LIVED_MS) pause = FIRST_PAUSE_MS
    logFailure(`a worker ended (${signal ?? String(code)}); the next one starts in ${pause} ms`)
    setTimeout(() => {
      if (isStopping()) return
      lastStart = Date.now()
      cluster.fork()
    }, pause)
    pause = Math.min(LONGEST_PAUSE_MS, pause * 2)
  }
}

function readyUrlOf(worker: Worker): Promise<string> {
  return new Promise((resolve, reject) => {
    worker.once('message', ({ readyUrl }: ReadyMessage) => resolve(readyUrl))
    worker.once('exit', () =>
      reject(new ConfigurationError('a worker did not start; see the log line before.')),
    )
  })
}

/** Sends SIGTERM to all workers and waits until they have finished their requests and exited. */
async function stopWorkers(): Promise<void> {
  const running = Object.values(cluster.workers ?? {}).flatMap(worker => worker ?? [])
  await Promise.all(
    running.map(async worker => {
      if (worker.isDead()) return
      const ended = once(worker, 'exit')
      worker.process.kill('SIGTERM')
      await ended
    }),
  )
}

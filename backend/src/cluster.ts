import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { join } from 'node:path'
import { ConfigurationError } from './core/configuration-error'
import { SECOND_MS } from './core/durations'
import { logFailure, logInfo } from './core/log'
import { superviseEmbedded } from './embedded-postgres/supervise'
import type { Env } from './settings/env'
import { start, type Running } from './server'

/** What a worker tells the primary when it serves. */
interface ReadyMessage {
  readyUrl: string
}

const FIRST_PAUSE_MS = SECOND_MS
const LONGEST_PAUSE_MS = 30 * SECOND_MS
/** Who has lived so long has not died of its start. */
const LIVED_MS = 60 * SECOND_MS
/** One does the work of a start while the other waits for its lock. */
const POOL_MIN = 2

/**
 * Serves with WEB_CONCURRENCY processes. With more than one, this process serves nothing itself: it runs the embedded
 * PostgreSQL, and replaces a worker that dies; a worker is a server like any on another machine (decision O18).
 */
export function startProcesses(env: Env, signal: AbortSignal): Promise<Running> {
  if (env.webConcurrency === 1) return start(env, logInfo, signal)
  return cluster.isPrimary ? startWorkers(env, signal) : startWorker(env, signal)
}

async function startWorker(env: Env, signal: AbortSignal): Promise<Running> {
  const databasePool = Math.max(POOL_MIN, Math.floor(env.databasePool / env.webConcurrency))
  const running = await start({ ...env, databasePool }, logInfo, signal)
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
  // Also those that wait for the database.
  signal.addEventListener('abort', () => {
    isStopping = true
    void stopWorkers()
  })
  // Workers take connections themselves: one that was handed to a worker that dies would hang for ever.
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

/** For each worker that ends: another one, later and later while they die young. */
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
      reject(new ConfigurationError('a worker did not start; the line before says why.')),
    )
  })
}

/** Each ends its requests and exits by itself, as any server does. */
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

import cluster from 'node:cluster'
import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import { isIPv6 } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createPasswordBlocklist } from './accounts/password-blocklist'
import { createApp, type App } from './app'
import { ConfigurationError } from './core/configuration-error'
import { SECOND_MS } from './core/durations'
import { loadOrCreateSecret } from './core/secrets'
import { withStartLock } from './database/advisory-locks'
import { databaseAddresses } from './database/data-source'
import type { Env } from './settings/env'
import { openDatabase } from './database/open-database'
import { features } from './features'
import { createRegistry, type Registry } from './features/registry'
import { startJobs } from './jobs/job-runner'
import { provision } from './provision'
import { startMailWorker } from './mail/mail-worker'
import { startWebhookWorker } from './webhooks/webhook-worker'
import { closeConnectionsAfterAnswers, closeServer } from './http/close-server'
import { waitForMigrations } from './http/wait-for-migrations'

const SECRET_BYTES = 32
const DRAIN_MS = 8_000
const SITE_DIR = resolve(__dirname, '../../frontend/dist')
const EXPLORER_DIR = resolve(__dirname, '../../frontend/graphiql/dist')

export interface Running {
  url: string
  /**
   * Stops everything in order and logs each stage (OPS-6). Resolves when everything is
   * closed.
   */
  stop: () => Promise<void>
}

/**
 * Starts the database, runs migrations, creates the team account, then starts the HTTP server.
 * Requests are served only when all of them are ready. Aborting `signal` ends the wait for the
 * database.
 */
export async function start(
  env: Env,
  log: (line: string) => void,
  signal?: AbortSignal,
): Promise<Running> {
  /** Functions that close the open resources, run in reverse order. */
  const cleanups: (() => Promise<void>)[] = []
  const cleanUp = async () => {
    for (const step of cleanups.splice(0).reverse()) await step()
  }
  try {
    const registry = createRegistry(features)
    const passwordBlocklist = await createPasswordBlocklist(env.passwordBlocklist)
    cleanups.push(await openDatabase({ ...databaseOptions(env, registry), signal }, log))
    if (!env.migrates) await waitForMigrations({ ...env, signal, log })
    const start = { env, log, passwordBlocklist }
    await withStartLock(databaseAddresses(), () => provision(registry, start))
    let stopping = false
    const app = await createApp({
      registry,
      env,
      passwordBlocklist,
      secrets: env.sessionSecrets ?? [loadSessionSecret(env)],
      siteUrl: () => env.publicUrl ?? url,
      isStopping: () => stopping,
      databaseDir: env.databaseUrl ? undefined : join(env.dataDir, 'postgres'),
      sharesLimits: env.databaseUrl !== undefined || env.webConcurrency > 1,
      siteDir: findSite(log),
      explorerDir: EXPLORER_DIR,
    })
    cleanups.push(app.close)
    const server = await listen(app, env)
    const url = `http://${hostOf(env)}:${String(portOf(server))}`
    const { renderMail: render, transportStatus: status, notifications, now } = app.services
    const mail = startMailWorker({
      settings: env,
      mails: registry.mails,
      render,
      status,
      notifications,
    })
    const webhooks = startWebhookWorker(app.services)
    const jobs = startJobs({ jobs: app.jobs, now })
    const stop = async () => {
      stopping = true
      await announceStop(server, env, log)
      await Promise.all([drain(server, app, log), mail.stop(), webhooks.stop(), jobs.stop()])
      log('stopping: requests, mail and webhooks have ended; closing the database')
      await cleanUp()
      log('stopped')
    }
    return { url, stop }
  } catch (error) {
    await cleanUp()
    throw error
  }
}

function databaseOptions(env: Env, { entities }: Registry) {
  // `npm run dev` and the primary process run the database for the serving processes.
  const reuseRunning = cluster.isWorker || process.argv.includes('--reuse-database')
  return { ...env, entities, name: siteName(env), reuseRunning }
}

const loadSessionSecret = ({ dataDir }: Env) =>
  loadOrCreateSecret(dataDir, 'session-secret', SECRET_BYTES).value

/** The name of this process in the error of a second start on the same data. */
const siteName = ({ port }: Env) => (port > 0 ? `the site on port ${String(port)}` : 'a site')

/** Returns the folder of the built pages; undefined in development, where Vite serves them. */
function findSite(log: (line: string) => void): string | undefined {
  if (existsSync(join(SITE_DIR, 'pages.json'))) return SITE_DIR
  log('the pages are not built: only /graphql and /api are served')
  return undefined
}

function listen(app: App, { port, host }: Env): Promise<Server> {
  const server = app.createServer()
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isNotOurs = error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND'
      reject(isNotOurs ? new ConfigurationError('HOST is not an address of this machine.') : error)
    })
    server.listen({ port, host }, () => {
      resolve(server)
    })
  })
}

/** Keeps listening for SHUTDOWN_DELAY seconds, so that load balancers see /readyz fail. */
async function announceStop(
  server: Server,
  { shutdownDelay }: Env,
  log: (line: string) => void,
): Promise<void> {
  closeConnectionsAfterAnswers(server)
  log(`stopping: not ready any more; listening for ${String(shutdownDelay)} s`)
  await sleep(shutdownDelay * SECOND_MS)
  log('stopping: no new connections; finishing requests, closing sockets')
}

/**
 * Waits for requests in progress, closes those that take too long, and closes all sockets with code
 * 1001.
 */
async function drain(server: Server, app: App, log: (line: string) => void): Promise<void> {
  const [isDrained] = await Promise.all([closeServer(server, DRAIN_MS), app.closeSubscriptions()])
  if (!isDrained)
    log(`stopping: requests that took longer than ${String(DRAIN_MS / SECOND_MS)} s were cut off`)
}

/** Returns the host name for the URL of this server on this machine. */
function hostOf({ host }: Env): string {
  if (host === undefined || host === '0.0.0.0' || host === '::') return 'localhost'
  return isIPv6(host) ? `[${host}]` : host
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import { join, resolve } from 'node:path'
import { createApp, type App } from './app'
import { usePasswordBlocklist } from './accounts/password-blocklist'
import { provisionTeamAccount } from './accounts/team-account'
import { loadOrCreateSecret } from './core/secrets'
import { withAdvisoryLock } from './database/data-source'
import { entities } from './entities'
import type { Env } from './env'
import { openDatabase } from './database/open-database'
import { usePreparedStatements } from './database/prepared'
import { startMailRetention } from './features/mail/mail-retention'
import { useMailSettings, type MailSettings } from './features/mail/mail-settings'
import { startMailWorker, type MailWorker } from './features/mail/mail-worker'
import { renderMail } from './features/mail/templates/render-mail'
import { provisionWaitlist } from './features/waitlist/waitlist.service'
import { club } from './shared/club'

const SECRET_BYTES = 32
const PASSWORD_BYTES = 15
const DRAIN_MS = 8_000
const SITE_DIR = resolve(__dirname, '../../frontend/dist')
const EXPLORER_DIR = resolve(__dirname, '../../frontend/graphiql/dist')

export interface Running {
  url: string
  /** Ends everything in order: http, pools, database. Resolves when nothing is left. */
  stop: () => Promise<void>
}

/** Database, tables, team account, then the HTTP server: nothing is served before all of them are ready. */
export async function start(env: Env, log: (line: string) => void): Promise<Running> {
  const cleanups: (() => Promise<void>)[] = []
  const stop = async () => {
    for (const step of cleanups.splice(0).reverse()) await step()
  }
  try {
    usePreparedStatements(env.preparedStatements)
    cleanups.push(await openDatabase({ ...env, entities, name: siteName(env) }, log))
    await withAdvisoryLock(() => provision(env, log))
    let stopping = false
    const app = await createApp({
      env,
      secrets: env.sessionSecrets ?? [
        loadOrCreateSecret(env.dataDir, 'session-secret', SECRET_BYTES).value,
      ],
      isStopping: () => stopping,
      sharesLimits: env.databaseUrl !== undefined || env.webConcurrency > 1,
      ...builtSite(log),
      explorerDir: EXPLORER_DIR,
    })
    const server = await listen(app, env.port)
    const url = `http://localhost:${String(portOf(server))}`
    const mail = startMail({ ...env, siteUrl: env.publicUrl ?? url }, app)
    cleanups.push(async () => {
      await Promise.all([mail.stop(), drain(server, app)])
    })
    cleanups.push(() => {
      stopping = true
      return Promise.resolve()
    })
    return { url, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Sends what is queued, and deletes what is old, until `stop`. */
function startMail(settings: MailSettings, { notifications }: App): MailWorker {
  useMailSettings(settings)
  const worker = startMailWorker({ settings, render: renderMail, notifications })
  const retention = startMailRetention()
  return {
    stop: async () => {
      await Promise.all([retention.stop(), worker.stop()])
    },
  }
}

/** What a second start on the same data is told about this one. */
const siteName = ({ port }: Env) => (port > 0 ? `the site on port ${String(port)}` : 'a site')

/** What every start makes sure of: the rules of passwords, the waitlist's counter and the team account. */
export async function provision(env: Env, log: (line: string) => void): Promise<void> {
  await usePasswordBlocklist(env.passwordBlocklist)
  const above = await provisionWaitlist()
  if (above > 0)
    log(`the waitlist is full: ${String(above)} above its ${String(club.waitlistCapacity)} places`)
  await provisionTeamAccount(
    {
      email: env.adminEmail,
      password: env.adminPassword ?? loadOrCreateTeamPassword(env, log),
      mayChangeEmail: env.adminEmailChange,
    },
    new Date(),
  )
}

/** On our own database the team's password may be made by us; on the operator's it is theirs to set. */
function loadOrCreateTeamPassword(env: Env, log: (line: string) => void): string | undefined {
  if (env.databaseUrl) return undefined
  const { value, isNew: made } = loadOrCreateSecret(env.dataDir, 'admin-password', PASSWORD_BYTES)
  const path = join(env.dataDir, 'admin-password')
  // What is no terminal is kept by somebody: a log, a container's host.
  const words = process.stdout.isTTY ? `${value} (kept in ${path}, shown only now)` : `in ${path}`
  if (made) log(`the team signs in as ${env.adminEmail} with the password ${words}`)
  return value
}

/** In development the pages come from Vite and need not be built. */
function builtSite(log: (line: string) => void): { siteDir?: string } {
  if (existsSync(join(SITE_DIR, 'pages.json'))) return { siteDir: SITE_DIR }
  log('the pages are not built: only /graphql and /api are served')
  return {}
}

function listen(app: App, port: number): Promise<Server> {
  const server = app.createServer()
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, () => {
      resolve(server)
    })
  })
}

/** No new connections; open requests end by themselves, and those that do not are cut. */
async function drain(server: Server, app: App): Promise<void> {
  const closed = new Promise<void>(resolve => {
    server.close(() => {
      resolve()
    })
  })
  server.closeIdleConnections()
  const cut = setTimeout(() => {
    server.closeAllConnections()
  }, DRAIN_MS)
  await app.closeSubscriptions()
  await closed
  clearTimeout(cut)
  await app.close()
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

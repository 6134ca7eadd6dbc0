import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { requestId } from '../core/request-id'
import { unavailable } from '../core/errors'
import { readDatabaseState } from '../database/database-state'
import { closeServer } from './close-server'
import { errorHandler } from './error-handler'
import { createExpressApp } from './express-app'
import { toMiddleware } from './guard'
import { health } from './health'
import { securityHeaders } from './middleware'

interface Options {
  port: number
  host: string | undefined
  trustProxy: string[] | number
  /** Ends the wait: rejects with its reason. */
  signal?: AbortSignal | undefined
  log: (line: string) => void
}

const LOOK_MS = 500
const CUT_MS = 1_000

/**
 * With MIGRATE=off: resolves once somebody has migrated (decision O4). Until then it answers in the site's place: /healthz as ever,
 * /readyz that `migrations` are missing, everything else 503.
 */
export async function waitForMigrations({ signal, log, ...options }: Options): Promise<void> {
  if (await isMigrated()) return
  const server = createServer(createWaitingApp(options.trustProxy, signal))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port: options.port, host: options.host }, resolve)
  })
  log('waiting for the migrations: MIGRATE is off, and "npm run migrate" has not run them yet')
  try {
    while (!(await isMigrated().catch(() => false))) await sleep(LOOK_MS, undefined, { signal })
  } finally {
    await closeServer(server, CUT_MS)
  }
}

const isMigrated = async () => (await readDatabaseState()).isMigrated

function createWaitingApp(trustProxy: Options['trustProxy'], signal: AbortSignal | undefined) {
  const app = createExpressApp(trustProxy)
  app.use(toMiddleware(requestId, securityHeaders()))
  app.use(health({ isStopping: () => signal?.aborted === true }))
  app.use((_req, _res, next) => {
    next(unavailable())
  })
  return app.use(errorHandler)
}

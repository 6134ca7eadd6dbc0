import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { requestId } from '../core/request-id'
import { unavailable } from '../core/errors'
import { readDatabaseState } from '../database/database-state'
import { createExpressApp } from './app-server'
import { closeServer } from './close-server'
import { errorHandler } from './error-handler'
import { toMiddleware } from './guard'
import { health } from './health'
import { securityHeaders } from './response-headers'

interface Options {
  port: number
  host: string | undefined
  trustProxy: string[] | number
  /** Aborts the wait; the promise then rejects with the signal's reason. */
  signal?: AbortSignal | undefined
  log: (line: string) => void
}

const LOOK_MS = 500
const CUT_MS = 1_000

/**
 * Waits until the database is migrated, with MIGRATE=off (OPS-4). Until then it serves
 * /healthz with 200, /readyz with `migrations` missing, and all other paths with 503.
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

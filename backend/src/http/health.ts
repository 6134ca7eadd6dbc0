import { statfs } from 'node:fs/promises'
import { Router } from 'express'
import { readDatabaseState } from '../database/database-state'
import { isDatabaseFull } from '../database/watch-statements'

type Missing = 'database' | 'migrations' | 'stopping' | 'read-only' | 'disk'

interface Options {
  isStopping: () => boolean
  /** The folder of the embedded database; without it the disk is not checked. */
  databaseDir?: string | undefined
}

/** How long a database check is cached, in milliseconds, so that frequent probes cause no load. */
const KEPT_MS = 250
/** PostgreSQL stops when it cannot write its WAL, which grows in files of 16 MiB. */
const FREE_BYTES_MIN = 64 * 1_048_576

/**
 * Serves /healthz and /readyz. /healthz returns 200 while the process runs. /readyz returns 200 if
 * the server can handle requests, otherwise 503 and what is missing (OPS-12).
 */
export function health({ isStopping, databaseDir }: Options): Router {
  const findMissing = kept(async () => [
    ...(await missingInDatabase()),
    ...(isDatabaseFull() || (await isNearlyFull(databaseDir)) ? ['disk' as const] : []),
  ])
  const router = Router()
  router.get('/healthz', (_req, res) => {
    res.set('Cache-Control', 'no-store').json({ status: 'ok' })
  })
  router.get('/readyz', async (_req, res) => {
    const missing: Missing[] = isStopping() ? ['stopping'] : await findMissing()
    const isReady = missing.length === 0
    res
      .set('Cache-Control', 'no-store')
      .status(isReady ? 200 : 503)
      .json(isReady ? { status: 'ready' } : { status: 'not ready', missing })
  })
  return router
}

async function missingInDatabase(): Promise<Missing[]> {
  const state = await readDatabaseState().catch(() => undefined)
  if (!state) return ['database']
  const missing: Missing[] = []
  if (!state.isMigrated) missing.push('migrations')
  if (state.isReadOnly) missing.push('read-only')
  return missing
}

async function isNearlyFull(dir: string | undefined): Promise<boolean> {
  if (dir === undefined) return false
  // If the free space cannot be read, the disk is not reported.
  const disk = await statfs(dir).catch(() => undefined)
  return disk !== undefined && disk.bavail * disk.bsize < FREE_BYTES_MIN
}

/** Shares one check between concurrent callers, and caches it for `KEPT_MS`. */
function kept<T>(ask: () => Promise<T>): () => Promise<T> {
  let latest: { answer: Promise<T>; until: number } | undefined
  return () => {
    if (latest && performance.now() < latest.until) return latest.answer
    const asking = { answer: ask(), until: Infinity }
    latest = asking
    const settled = () => {
      asking.until = performance.now() + KEPT_MS
    }
    asking.answer.then(settled, settled)
    return asking.answer
  }
}

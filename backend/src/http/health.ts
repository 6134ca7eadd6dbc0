import { Router } from 'express'
import { isMigrated } from '../database/data-source'

/** /healthz: the process lives. /readyz: the database answers and is migrated, and no shutdown has begun. */
export function health(isStopping: () => boolean): Router {
  const router = Router()
  router.get('/healthz', (_req, res) => {
    res.set('Cache-Control', 'no-store').json({ status: 'ok' })
  })
  router.get('/readyz', async (_req, res) => {
    const ready = !isStopping() && (await isMigrated().catch(() => false))
    res
      .set('Cache-Control', 'no-store')
      .status(ready ? 200 : 503)
      .json({ status: ready ? 'ready' : 'not ready' })
  })
  return router
}

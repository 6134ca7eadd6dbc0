import { Router } from 'express'
import { db } from '../database/data-source'

/** /healthz: the process lives. /readyz: the database answers and is migrated, and no shutdown has begun. */
export function health(isStopping: () => boolean): Router {
  const router = Router()
  router.get('/healthz', (_req, res) => {
    res.set('Cache-Control', 'no-store').json({ status: 'ok' })
  })
  router.get('/readyz', async (_req, res) => {
    const ready = !isStopping() && (await answers())
    res
      .set('Cache-Control', 'no-store')
      .status(ready ? 200 : 503)
      .json({ status: ready ? 'ready' : 'not ready' })
  })
  return router
}

async function answers(): Promise<boolean> {
  try {
    await db.query('SELECT FROM waitlist_counter')
    return true
  } catch {
    return false
  }
}

import { createHash, timingSafeEqual } from 'node:crypto'
import { Router, type RequestHandler } from 'express'
import type { Registry } from 'prom-client'
import { ERRORS } from '../shared/errors'

/**
 * Serves GET /metrics. Callers must send METRICS_TOKEN as `Authorization: Bearer`; others get 401.
 */
export function metricsRoute(registry: Registry, token: string): Router {
  const router = Router()
  router.get('/metrics', requireToken(token), async (_req, res) => {
    res.set('Content-Type', registry.contentType).send(await registry.metrics())
  })
  return router
}

const digest = (text: string) => createHash('sha256').update(text).digest()

function requireToken(token: string): RequestHandler {
  const expected = digest(`Bearer ${token}`)
  return (req, res, next) => {
    res.set('Cache-Control', 'no-store')
    // Compares digests, which have equal length, in constant time.
    if (timingSafeEqual(digest(req.get('authorization') ?? ''), expected)) {
      next()
      return
    }
    const { status, message } = ERRORS.UNAUTHENTICATED
    res.status(status).set('WWW-Authenticate', 'Bearer')
    res.json({ message, code: 'UNAUTHENTICATED' })
  }
}

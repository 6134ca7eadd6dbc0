import type { Express } from 'express'
import { hasToken } from '../accounts/callers'
import { requestId } from '../core/request-id'
import { createExpressApp } from '../http/app-server'
import { errorHandler, notFound } from '../http/error-handler'
import { toMiddleware, type Guard } from '../http/guard'
import { refuseCrossSite } from '../http/cross-origin'
import { noStore, securityHeaders } from '../http/response-headers'
import type { SubscriptionServer } from './subscriptions'

interface Options {
  publicUrl: string | undefined
  trustProxy: string[] | number
  /** Logs and counts each upgrade. */
  observe: Guard
}

/**
 * Creates the app for WebSocket upgrades: accepts subscriptions at /graphql, refuses all other
 * paths.
 */
export function createUpgradeApp(
  { publicUrl, trustProxy, observe }: Options,
  { acceptSocket }: SubscriptionServer,
): Express {
  const app = createExpressApp(trustProxy)
  app.use(toMiddleware(requestId, observe, securityHeaders()))
  app.get('/graphql', toMiddleware(noStore, refuseCrossSite({ publicUrl, hasToken })), acceptSocket)
  app.use(notFound, errorHandler)
  return app
}

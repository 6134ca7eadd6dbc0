import type { Express, RequestHandler } from 'express'
import { requestId } from '../core/request-id'
import { errorHandler, notFound } from '../http/error-handler'
import { createExpressApp } from '../http/express-app'
import { noStore, refuseCrossSite, securityHeaders } from '../http/middleware'
import type { SubscriptionServer } from './subscriptions'

interface Options {
  publicUrl: string | undefined
  trustProxy: string[] | number
  /** Tells of each upgrade that has been answered. */
  observe: RequestHandler
}

/** The app that answers WebSocket upgrades: subscriptions at /graphql, refusals everywhere else. */
export function createUpgradeApp(
  { publicUrl, trustProxy, observe }: Options,
  { acceptSocket }: SubscriptionServer,
): Express {
  const app = createExpressApp(trustProxy)
  app.use(requestId, observe, securityHeaders())
  app.get('/graphql', noStore, refuseCrossSite(publicUrl), acceptSocket)
  app.use(notFound, errorHandler)
  return app
}

import { expressMiddleware } from '@as-integrations/express5'
import express, { type Express, type RequestHandler } from 'express'
import type { Server } from 'node:http'
import { listenToChanges } from './database/notifications'
import { PAGE_SIZE_MAX } from './pagination/connection'
import { contextOf, type Clock } from './graphql/context'
import { deriveKeys } from './core/derived-keys'
import type { Env } from './env'
import { AppError } from './core/errors'
import { createApolloServer } from './graphql/apollo-server'
import {
  securityHeaders,
  requireJson,
  noStore,
  refuseCrossSite,
  refuseCrossSiteWrites,
} from './http/middleware'
import { health } from './http/health'
import { errorHandler } from './http/error-handler'
import { requireAcceptable } from './graphql/graphql-over-http'
import { createRateLimits, limitVisitors } from './http/rate-limits'
import { createSubscriptionServer } from './graphql/subscriptions'
import { requireGetOrPost } from './http/methods'
import { redirectToCanonicalPaths } from './http/canonical-path'
import { requestId } from './core/request-id'
import { csvRoutes } from './rest/csv-routes'
import { mountRest } from './rest/mount'
import { routes } from './rest/routes'
import { createSchema } from './schema'
import { hasSessionCookie, createSessions } from './accounts/session'
import { explorer } from './site/explorer'
import { site } from './site/site'
import { handleUpgrades } from './http/websocket-upgrade'

const BODY_MAX = '100kb'

interface Options {
  env: Pick<Env, 'publicUrl' | 'trustProxy' | 'rateLimits'>
  secret: string
  now?: Clock
  isStopping?: () => boolean
  /** The built site's folder; without it only /graphql, /api and the health calls are served. */
  siteDir?: string
  /** The built API explorer's folder. */
  explorerDir?: string
}

export interface App {
  express: Express
  /** Serves subscriptions on the server's upgrades. */
  attach: (server: Server) => void
  /** Ends every subscription and its socket: a server that closes waits for them. */
  closeSubscriptions: () => Promise<void>
  /** Lets running operations end, then closes what the app opened; the pool is the caller's. */
  close: () => Promise<void>
}

/** The whole product behind one request handler; main and the specs use the same one. */
export async function createApp({
  env,
  secret,
  now = () => new Date(),
  isStopping = () => false,
  siteDir,
  explorerDir,
}: Options): Promise<App> {
  const schema = createSchema()
  const server = await createApolloServer(schema)
  const session = createSessions(secret)
  const changes = await listenToChanges()
  const rateLimits = createRateLimits(env.rateLimits)
  const services = {
    now,
    rateLimits,
    changes,
    pageSizeMax: PAGE_SIZE_MAX,
    keys: deriveKeys(secret),
    readSession: session.reload,
  }
  const live = createSubscriptionServer(schema, services)
  const app = express()
  settle(app, env)
  app.use(requestId, securityHeaders(), health(isStopping))
  const guarded = [
    noStore,
    refuseCrossSiteWrites(env.publicUrl),
    requireJson,
    // Any JSON: so a body that is no object is told apart from one that is no JSON.
    express.json({ limit: BODY_MAX, strict: false }),
    session.handler,
    limitVisitors(rateLimits),
  ]
  app.use(
    redirectToCanonicalPaths([
      '/graphql',
      ...[...routes, ...csvRoutes].map(({ path }) => `/api${path}`),
    ]),
  )
  if (explorerDir) app.use('/graphql', explorer(explorerDir))
  app.use(
    '/graphql',
    noStore,
    onlyItself,
    requireGetOrPost,
    requireAcceptable,
    guarded,
    expressMiddleware(server, { context: ({ req, res }) => contextOf(req, res, services) }),
  )
  app.use('/api', guarded, mountRest(routes, csvRoutes, { schema, server, services }))
  // In another case they name nothing, not even a page.
  app.use(/^\/(?:api|graphql)(?=\/|$)/i, notFound)
  if (siteDir)
    app.use(site({ dir: siteDir, publicUrl: env.publicUrl, hasSession: hasSessionCookie }))
  app.use(notFound, errorHandler)
  const upgradeApp = express()
  settle(upgradeApp, env)
  upgradeApp.use(requestId, securityHeaders())
  upgradeApp.get('/graphql', noStore, refuseCrossSite(env.publicUrl), live.acceptSocket)
  upgradeApp.use(notFound, errorHandler)
  return {
    express: app,
    attach: httpServer => {
      handleUpgrades(httpServer, upgradeApp, app)
    },
    closeSubscriptions: live.close,
    close: async () => {
      await server.stop()
      session.close()
      await changes.close()
    },
  }
}

function settle(app: Express, { trustProxy }: Options['env']): void {
  app.disable('x-powered-by').enable('case sensitive routing')
  app.set('trust proxy', trustProxy).set('etag', false)
}

/** There is nothing below /graphql but the explorer's files. */
const onlyItself: RequestHandler = (req, _res, next) => {
  if (req.path !== '/') throw new AppError('NOT_FOUND')
  next()
}

const notFound: RequestHandler = () => {
  throw new AppError('NOT_FOUND')
}

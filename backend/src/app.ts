import express, { Router, type RequestHandler } from 'express'
import type { Server } from 'node:http'
import { createAccountLockout } from './accounts/account-lockout'
import { createFailureCounts } from './accounts/failure-counts'
import { createSharedFailureCounts } from './accounts/shared-failure-counts'
import { createSessions } from './accounts/session'
import { hasSessionCookie } from './accounts/session-cookie'
import { createAuditLog } from './audit/audit-log'
import { createBackgroundQueue } from './core/background-queue'
import { deriveKeys, type Secrets } from './core/derived-keys'
import { requestId } from './core/request-id'
import { createMemoryLimiter, createSharedLimiters } from './database/limiters'
import { listenToNotifications, type Notifications } from './database/notifications'
import type { Env } from './settings/env'
import { useLinkKeys } from './links/link-tokens'
import type { Registry } from './features/registry'
import { createApolloServer } from './graphql/apollo-server'
import type { AppServices, Clock } from './graphql/context'
import { graphqlEndpoint } from './graphql/graphql-endpoint'
import { createSubscriptionServer } from './graphql/subscriptions'
import { createUpgradeApp } from './graphql/upgrade-app'
import { createAppServer, type AppServerOptions } from './http/app-server'
import { redirectToCanonicalPaths } from './http/canonical-path'
import { errorHandler, notFound } from './http/error-handler'
import { createExpressApp } from './http/express-app'
import { health } from './http/health'
import {
  limitValues,
  noStore,
  refuseCrossSiteWrites,
  requireJson,
  requireUtf8,
  securityHeaders,
} from './http/middleware'
import { createRateLimits, limitCalls } from './http/rate-limits'
import { warnOfUntrustedProxy } from './http/untrusted-proxy'
import { handleUpgrades } from './http/websocket-upgrade'
import { PAGE_SIZE_MAX } from './pagination/connection'
import { csvRoutes } from './rest/csv-routes'
import { mountOpenToOtherSites, mountRest } from './rest/mount'
import { routes } from './rest/routes'
import { createSchema } from './schema'
import { startObserving } from './telemetry/start-observing'
import { explorer } from './site/explorer'
import { site } from './site/site'

const BODY_MAX = '100kb'

interface Options {
  registry: Registry
  env: Pick<Env, 'publicUrl' | 'trustProxy' | 'rateLimits'> & Partial<Pick<Env, 'metricsToken'>>
  secrets: Secrets
  now?: Clock
  isStopping?: () => boolean
  /** The folder of our own database, whose disk is watched. */
  databaseDir?: string | undefined
  /** Whether strict limits are counted in the database, by all servers together (decision O15). */
  sharesLimits?: boolean
  /** The built site's folder; without it only /graphql, /api and the health calls are served. */
  siteDir?: string
  /** The built API explorer's folder. */
  explorerDir?: string
}

export interface App {
  /** What the servers tell one another. */
  notifications: Notifications
  /** A server of it, not listening yet, with subscriptions on its upgrades. */
  createServer: (options?: AppServerOptions) => Server
  /** Ends every subscription and its socket: a server that closes waits for them. */
  closeSubscriptions: () => Promise<void>
  /** Lets running operations end, then closes what the app opened; the pool is the caller's. */
  close: () => Promise<void>
}

/** The whole product behind one request handler; main and the specs use the same one. */
export async function createApp(options: Options): Promise<App> {
  const { env, registry, siteDir, explorerDir } = options
  const schema = createSchema(registry)
  const server = await createApolloServer(schema)
  const services = await createServices(options)
  const { sessions } = services
  const subscriptions = createSubscriptionServer(schema, services)
  const app = createExpressApp(env.trustProxy)
  const apiPaths = [...routes, ...csvRoutes].map(({ path }) => `/api${path}`)
  const knownPaths = new Set(['/graphql', '/healthz', '/readyz', '/metrics', ...apiPaths])
  const observe = startObserving({
    paths: knownPaths,
    metricsToken: env.metricsToken,
    accountIdOf: sessions.accountIdOf,
    countSockets: subscriptions.countSockets,
    metrics: registry.createMetrics({ now: services.now }),
  })
  app.use(requestId, observe.handler, ...firstHandlers(options), ...observe.routes)
  app.use(redirectToCanonicalPaths(['/graphql', ...apiPaths]))
  if (explorerDir) app.use('/graphql', explorer(explorerDir))
  const api = apiMiddleware(env, services)
  app.use('/graphql', graphqlEndpoint(server, services, api))
  const rest = { schema, server, services }
  const limits = [noStore, limitCalls(services.rateLimits, sessions.userOf)]
  app.use('/api', mountOpenToOtherSites(routes, limits, rest))
  app.use('/api', Router().use(api, mountRest(routes, csvRoutes, rest)))
  // In another case they name nothing, not even a page.
  app.use(/^\/(?:api|graphql)(?=\/|$)/i, notFound)
  if (siteDir)
    app.use(
      site({
        dir: siteDir,
        publicUrl: env.publicUrl,
        hasSession: hasSessionCookie,
        routes: knownPaths,
      }),
    )
  app.use(notFound, errorHandler)
  const upgradeApp = createUpgradeApp({ ...env, observe: observe.handler }, subscriptions)
  return {
    notifications: services.notifications,
    createServer: serverOptions => {
      const httpServer = createAppServer(app, serverOptions)
      handleUpgrades(httpServer, upgradeApp, app)
      return httpServer
    },
    closeSubscriptions: subscriptions.closeSubscriptions,
    close: async () => {
      await server.stop()
      sessions.close()
      await services.background.close()
      await services.notifications.close()
    },
  }
}

/** Headers for every answer, and what is asked by those who watch. */
function firstHandlers({ env, isStopping = () => false, databaseDir }: Options): RequestHandler[] {
  return [
    ...(env.publicUrl?.startsWith('https:') ? [warnOfUntrustedProxy()] : []),
    securityHeaders(),
    health({ isStopping, databaseDir }),
  ]
}

async function createServices({
  registry,
  env,
  secrets,
  now = () => new Date(),
  sharesLimits = false,
}: Options): Promise<AppServices> {
  const notifications = await listenToNotifications(registry.channels)
  useLinkKeys(secrets)
  const {
    limits: [limits],
  } = deriveKeys(secrets, 'limits')
  return {
    now,
    rateLimits: createRateLimits(
      env.rateLimits,
      sharesLimits ? createSharedLimiters(limits) : createMemoryLimiter,
    ),
    accountLockout: createAccountLockout(
      env.rateLimits,
      sharesLimits ? createSharedFailureCounts(limits) : createFailureCounts(),
    ),
    background: createBackgroundQueue(),
    notifications,
    pageSizeMax: PAGE_SIZE_MAX,
    keys: deriveKeys(secrets, 'cursors', 'submissions'),
    sessions: createSessions(secrets, now),
    auditLog: createAuditLog(registry.auditActions),
  }
}

/** What every call of /graphql and /api passes before it is answered. */
function apiMiddleware(
  { publicUrl }: Options['env'],
  { rateLimits, sessions }: AppServices,
): RequestHandler[] {
  return [
    noStore,
    refuseCrossSiteWrites(publicUrl),
    requireJson,
    // Any JSON: so a body that is no object is told apart from one that is no JSON.
    express.json({ limit: BODY_MAX, strict: false, verify: requireUtf8 }),
    limitValues,
    sessions.handler,
    limitCalls(rateLimits, sessions.userOf),
  ]
}

import type { Express, RequestHandler } from 'express'
import type { Server } from 'node:http'
import { createSessions } from './accounts/session'
import { hasSessionCookie } from './accounts/session-cookie'
import { listenToNotifications } from './database/notifications'
import type { Registry } from './features/registry'
import { createApolloServer } from './graphql/apollo-server'
import { createAppServices, type AppServiceOptions, type AppServices } from './graphql/services'
import { createExecutor } from './graphql/executor'
import { graphqlEndpoint, requireAcceptable, requireGetOrPost } from './graphql/graphql-endpoint'
import { createSubscriptionServer } from './graphql/subscriptions'
import { createUpgradeApp } from './graphql/upgrade-app'
import { createGuards } from './guards'
import {
  createAppServer,
  createExpressApp,
  createRequestHandler,
  type AppServerOptions,
} from './http/app-server'
import { redirectToCanonicalPaths } from './http/canonical-path'
import { errorHandler, notFound } from './http/error-handler'
import { toMiddleware, type Guard } from './http/guard'
import { health } from './http/health'
import { refuseOtherMethods } from './http/methods'
import { noStore } from './http/response-headers'
import { handleUpgrades } from './http/websocket-upgrade'
import { csvRoutes } from './rest/csv-routes'
import { documentedSerializers } from './rest/documented-values'
import type { Job } from './jobs/job'
import { mountOpenToOtherSites, mountRest } from './rest/mount'
import { routes } from './rest/routes'
import { createSchema } from './schema'
import type { Env } from './settings/env'
import { explorer } from './site/explorer'
import { apiFiles } from './site/api-files'
import { site } from './site/site'
import { startObserving } from './telemetry/start-observing'

const GUIDE = '/graphql/docs'

export interface AppOptions extends Omit<AppServiceOptions, 'notifications' | 'sessions' | 'now'> {
  now?: AppServiceOptions['now']
  registry: Registry
  env: AppServiceOptions['env'] &
    Pick<Env, 'publicUrl' | 'trustProxy' | 'backupEvery' | 'backupKeep' | 'dataDir'> &
    Partial<Pick<Env, 'metricsToken'>>
  isStopping?: () => boolean
  /** The number of the execution on which an operation is compiled; specs use 1. */
  compiledFrom?: number
  /** The folder of the embedded database, whose disk space is checked. */
  databaseDir?: string | undefined
  /**
   * The folder of the built site; without it only /graphql, /api and the health calls are served.
   */
  siteDir?: string | undefined
  /** The folder of the built API explorer. */
  explorerDir?: string | undefined
}

export interface App {
  services: AppServices
  /** The recurring jobs; the caller starts them. */
  jobs: Job[]
  /** Creates a server that does not listen yet. It serves subscriptions over WebSocket upgrades. */
  createServer: (options?: AppServerOptions) => Server
  /** Closes all subscriptions and their sockets; a closing server waits for them. */
  closeSubscriptions: () => Promise<void>
  /** Waits for running operations, then closes the app's resources. The caller closes the pool. */
  close: () => Promise<void>
}

/** Creates the whole site behind one request handler; the server and the specs use the same one. */
export async function createApp(options: AppOptions): Promise<App> {
  const { env, registry, explorerDir, secrets, now = () => new Date() } = options
  const schema = createSchema(registry)
  const executor = createExecutor(schema, { compiledFrom: options.compiledFrom })
  const server = await createApolloServer(schema, executor)
  const notifications = await listenToNotifications(registry.channels)
  const services = createAppServices({
    ...options,
    notifications,
    sessions: createSessions(secrets, now),
    now,
  })
  const jobs = registry.createJobs({ env, services, keys: services.keys })
  const subscriptions = createSubscriptionServer(schema, executor, services)
  const files = apiFiles(schema)
  const calls = [...routes, ...csvRoutes].map(({ path }) => `/api${path}`)
  const apiPaths = ['/graphql', ...files.keys(), ...calls]
  const knownPaths = new Set(['/healthz', '/readyz', '/metrics', ...apiPaths])
  const observe = startObserving({
    paths: knownPaths,
    metricsToken: env.metricsToken,
    accountIdOf: services.callers.accountIdOf,
    countSockets: subscriptions.countSockets,
    metrics: registry.createMetrics({ now: services.now, jobs }),
  })
  const guards = createGuards(env, schema, services, observe.guard)
  const servePages = pages(options, now, knownPaths) ?? notFound
  const graphiql = explorerDir === undefined ? undefined : explorer(explorerDir)
  const endpoint = graphqlEndpoint(schema, server, services)
  const graphql = graphqlGuards(guards, graphiql?.page, endpoint)
  const documented = { serializers: documentedSerializers(schema), compiledFrom: 1 }
  const rest = { schema, executor: createExecutor(schema, documented), services }

  const app = createExpressApp(env.trustProxy)
  app.use(toMiddleware(...guards.everyAnswer), health(healthOptions(options)), ...observe.routes)
  app.use(redirectToCanonicalPaths([GUIDE, ...apiPaths], guards.anyOrigin))
  app.use([...files.keys()], toMiddleware(guards.anyOrigin))
  mountDocumentation(app, files, graphiql?.files, servePages)
  app.use('/api', mountOpenToOtherSites(routes, [noStore, guards.limitRest], rest))
  app.use('/api', toMiddleware(...guards.restCall), mountRest(routes, csvRoutes, rest))
  // All other paths below /api and /graphql are unknown, in any case, and never pages.
  app.use(/^\/(?:api|graphql)(?=\/|$)/i, toMiddleware(noStore), notFound)
  app.use(servePages, errorHandler)
  const handler = createRequestHandler(app, new Map([['/graphql', graphql]]))
  const upgradeApp = createUpgradeApp({ ...env, observe: observe.guard }, subscriptions)

  return {
    services,
    jobs,
    createServer: serverOptions => {
      const httpServer = createAppServer(app, serverOptions, handler)
      handleUpgrades(httpServer, upgradeApp, handler)
      return httpServer
    },
    closeSubscriptions: subscriptions.closeSubscriptions,
    close: async () => {
      await server.stop()
      await services.background.close()
      await services.notifications.close()
    },
  }
}

const healthOptions = ({ isStopping = () => false, databaseDir }: AppOptions) => ({
  isStopping,
  databaseDir,
})

/** Returns the guards of /graphql, of which the last one sends the response. */
const graphqlGuards = (
  { everyAnswer, anyOrigin, graphqlCall }: ReturnType<typeof createGuards>,
  explorerPage: Guard | undefined,
  endpoint: Guard,
): Guard[] => [
  ...everyAnswer,
  ...(explorerPage ? [explorerPage] : []),
  anyOrigin,
  noStore,
  requireGetOrPost,
  requireAcceptable,
  ...graphqlCall,
  endpoint,
]

/** The explorer's files, those that describe the API, and the guide, which is a page of the site. */
function mountDocumentation(
  app: Express,
  files: ReadonlyMap<string, RequestHandler>,
  explorerFiles: RequestHandler | undefined,
  servePages: RequestHandler,
): void {
  if (explorerFiles) app.use('/graphql', explorerFiles)
  const refuseOthers = toMiddleware(refuseOtherMethods(['GET']))
  for (const [path, handler] of files) app.get(path, handler).all(path, refuseOthers)
  app.all(GUIDE, servePages)
}

/**
 * Serves the built pages and adds their paths to the routes of the log; undefined without a site.
 */
function pages(
  { siteDir: dir, env, registry }: AppOptions,
  now: AppServices['now'],
  routes: Set<string>,
) {
  const { pagePhases: phases, pageNotices } = registry
  if (!dir || !phases || !pageNotices) return undefined
  const { publicUrl } = env
  const notices = () => pageNotices(now())
  return site({ dir, publicUrl, phases, notices, hasSession: hasSessionCookie, routes })
}

import { Router, type Request, type RequestHandler, type Response } from 'express'
import { DOWNLOAD_PAGE_SIZE } from '../pagination/connection'
import { AppError } from '../core/errors'
import { Context } from '../graphql/context'
import { requireFreshProof, requireStaff } from '../graphql/rights'
import { splitUrl } from '../http/canonical-path'
import { contentHash, matchesEtag } from '../http/etag'
import { toMiddleware, type Guard } from '../http/guard'
import { refuseOtherMethods } from '../http/methods'
import { sendList } from './send-list'
import type { ListRoute } from './list-route'
import type { Route } from './route'
import { runFor, type Api } from './run-operation'

/** Serves both tables with the operations, sessions and validation of /graphql, in this process. */
export function mountRest(routes: (Route | ListRoute)[], csvRoutes: ListRoute[], api: Api): Router {
  const router = Router({ caseSensitive: true, strict: true })
  const rows = [...routes, ...csvRoutes]
  for (const row of rows) {
    const handler = 'readPage' in row ? listHandler(row, api) : routeHandler(row, api)
    router[verbs[row.method]](row.path, handler)
  }
  for (const path of new Set(rows.map(row => row.path)))
    router.all(path, toMiddleware(refuseOtherMethods(methodsOf(rows, path))))
  router.use(() => {
    throw new AppError('NOT_FOUND')
  })
  return router
}

/** Serves the calls that are open to other sites; mount it before the guards of the other calls. */
export function mountOpenToOtherSites(
  rows: (Route | ListRoute)[],
  guards: Guard[],
  api: Api,
): Router {
  const router = Router({ caseSensitive: true, strict: true })
  for (const row of rows)
    if ('answer' in row && row.isOpenToOtherSites) {
      router[verbs[row.method]](row.path, toMiddleware(...guards), routeHandler(row, api))
      if (row.page) router.get(row.path, toMiddleware(...guards), pageHandler(row.page))
      router.all(row.path, toMiddleware(refuseOtherMethods(methodsOf(rows, row.path))))
    }
  return router
}

/** Returns a check whether a request calls a row that is exempt from the visitors' limit. */
export function createExemptRouteCheck(rows: (Route | ListRoute)[]): (req: Request) => boolean {
  const exempt = rows.filter(row => 'answer' in row && row.isExemptFromVisitorLimit)
  const calls = new Set(exempt.map(({ method, path }) => `${method} /api${path}`))
  return ({ method, originalUrl }) => calls.has(`${method} ${splitUrl(originalUrl)[0]}`)
}

const pageHandler =
  (page: (req: Request) => string): RequestHandler =>
  (req, res) => {
    res.status(303).location(page(req)).set('X-Robots-Tag', 'noindex').end()
  }

function routeHandler({ answer, maxAge }: Route, api: Api): RequestHandler {
  return async (req, res) => {
    const { status, body, contentType } = await answer(runFor(req, res, api), req)
    // A member's response may set the renewed session cookie, so shared caches must not store it.
    const whose = api.services.callers.userOf(req) ? 'private' : 'public'
    if (maxAge !== undefined && setCacheHeaders(req, res, body, { maxAge, whose }))
      res.status(304).end()
    else if (contentType) res.status(status).type(contentType).send(body)
    else res.status(status).json(body)
  }
}

function listHandler(row: ListRoute, { services, ...api }: Api): RequestHandler {
  const ofLists = { ...api, services: { ...services, pageSizeMax: DOWNLOAD_PAGE_SIZE } }
  return (req, res) => {
    const run = () => {
      if (row.isExport) requireStaff(services.callers.userOf(req), 'EXPORTS_READ', services)
      return runFor(req, res, ofLists)
    }
    const context = new Context(req, res, services)
    const runFirst = () => {
      const first = run()
      // A token has its own scope for this; only a person in a browser can be asked who they are.
      if (row.isExport && !context.token) requireFreshProof(context)
      return first
    }
    const runAgain = () => services.callers.identify(req).then(run)
    const record = (rows: number) => context.recordExport(`/api${row.path}`, rows)
    return sendList(row, { req, res, now: services.now(), run: runFirst(), runAgain, record })
  }
}

const verbs = { GET: 'get', POST: 'post', PUT: 'put' } as const

const methodsOf = (rows: (Route | ListRoute)[], path: string) =>
  rows
    .filter(row => row.path === path)
    .flatMap(row => ('page' in row ? ['GET', row.method] : [row.method]))

interface CacheControl {
  maxAge: number
  whose: 'private' | 'public'
}

/** Sets the cache headers; `maxAge` is in seconds. Returns true if the client's ETag matches. */
function setCacheHeaders(
  req: Request,
  res: Response,
  body: unknown,
  { maxAge, whose }: CacheControl,
): boolean {
  const etag = `"${contentHash(JSON.stringify(body))}"`
  res.set({ 'Cache-Control': `${whose}, max-age=${String(maxAge)}`, ETag: etag })
  return matchesEtag(req.headers['if-none-match'], etag)
}

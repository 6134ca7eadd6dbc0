import type { ApolloServer } from '@apollo/server'
import { Router, type Request, type RequestHandler, type Response } from 'express'
import type { GraphQLSchema } from 'graphql'
import { DOWNLOAD_PAGE_SIZE } from '../pagination/connection'
import { createContext, type Context, type AppServices } from '../graphql/context'
import { AppError } from '../core/errors'
import { contentHash, matchesEtag } from '../http/etag'
import { refuseOtherMethods } from '../http/methods'
import { isErrorCode } from '../shared/errors'
import { toRequestFields } from './validation-errors'
import { sendCsv } from './send-csv'
import type { CsvExport } from './csv-export'
import { requireData, type Route, type RunOperation } from './route'
import { toSchema, toDocumented } from './documented-values'

/** What answers: the schema, the server over it, and what the app brings to every request. */
interface Api {
  schema: GraphQLSchema
  server: ApolloServer<Context>
  services: AppServices
}

/** Serves both tables: the same operations, session and validation as /graphql, in this process. */
export function mountRest(routes: Route[], csvRoutes: CsvExport[], api: Api): Router {
  const router = Router({ caseSensitive: true, strict: true })
  for (const { method, path, answer, maxAge } of routes) {
    const handler: RequestHandler = async (req, res) => {
      const { status, body } = await answer(runFor(req, res, api), req)
      // A member's answer may carry the session's renewed cookie: that is for nobody else.
      const whose = api.services.sessions.userOf(req) ? 'private' : 'public'
      if (maxAge !== undefined && setCacheHeaders(req, res, body, { maxAge, whose }))
        res.status(304).end()
      else res.status(status).json(body)
    }
    router[verbs[method]](path, handler)
  }
  const services = { ...api.services, pageSizeMax: DOWNLOAD_PAGE_SIZE }
  for (const csvRoute of csvRoutes) {
    const handler: RequestHandler = (req, res) => {
      const now = services.now()
      const run = () => Promise.resolve(runFor(req, res, { ...api, services }))
      const runAgain = () => services.sessions.identify(req).then(run)
      return sendCsv(csvRoute, { req, res, now, run, runAgain })
    }
    router.get(csvRoute.path, handler)
    router.all(csvRoute.path, refuseOtherMethods(['GET']))
  }
  for (const path of new Set(routes.map(route => route.path)))
    router.all(path, refuseOtherMethods(methodsOf(routes, path)))
  router.use(() => {
    throw new AppError('NOT_FOUND')
  })
  return router
}

const verbs = { GET: 'get', POST: 'post', PUT: 'put' } as const

const methodsOf = (routes: Route[], path: string) =>
  routes.filter(route => route.path === path).map(({ method }) => method)

interface CacheControl {
  maxAge: number
  whose: 'private' | 'public'
}

/** Lets caches keep an answer for so many seconds; true when the client has the same one already. */
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

function runFor(req: Request, res: Response, { schema, server, services }: Api): RunOperation {
  const contextValue = createContext(req, res, services)
  return async (document, variables) => {
    const { body } = await server.executeOperation(
      { query: document, variables: toSchema(schema, document, variables) },
      { contextValue },
    )
    if (body.kind !== 'single') throw new AppError('INTERNAL_SERVER_ERROR')
    const { data, errors } = body.singleResult
    const failure = errors?.[0]
    // The document's type says what its data are.
    if (!failure && data) return toDocumented(schema, document, requireData(data)) as never
    const { code, fields, ...details } = failure?.extensions ?? {}
    const fieldErrors = toRequestFields(fields)
    throw new AppError(isErrorCode(code) ? code : 'INTERNAL_SERVER_ERROR', failure?.message, {
      ...details,
      ...(fieldErrors && { fields: fieldErrors }),
    })
  }
}

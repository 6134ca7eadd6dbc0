import type { ApolloServer } from '@apollo/server'
import { Router, type Request, type RequestHandler, type Response } from 'express'
import type { GraphQLSchema } from 'graphql'
import { DOWNLOAD_PAGE_SIZE } from '../pagination/connection'
import { contextOf, type Context, type Surroundings } from '../graphql/context'
import { AppError } from '../core/errors'
import { hashOf, isKnown } from '../http/etag'
import { otherMethods } from '../http/methods'
import { isErrorCode } from '../shared/errors'
import { asSent } from './validation-errors'
import { download } from './download'
import type { Export } from './csv-export'
import { whole, type Route, type Run } from './route'
import { heard, spoken } from './documented-values'

/** What answers: the schema, the server over it, and what the app brings to every request. */
interface Api {
  schema: GraphQLSchema
  server: ApolloServer<Context>
  surroundings: Surroundings
}

/** Serves both tables: the same operations, session and validation as /graphql, in this process. */
export function mountRest(routes: Route[], downloads: Export[], api: Api): Router {
  const router = Router({ caseSensitive: true, strict: true })
  for (const { method, path, answer, maxAge } of routes) {
    const handler: RequestHandler = async (req, res) => {
      const { status, body } = await answer(await runFor(req, res, api), req)
      if (maxAge !== undefined && isKept(req, res, body, maxAge)) res.status(304).end()
      else res.status(status).json(body)
    }
    router[verbs[method]](path, handler)
  }
  const surroundings = { ...api.surroundings, pageSizeMax: DOWNLOAD_PAGE_SIZE }
  for (const one of downloads) {
    const handler: RequestHandler = (req, res) => {
      const now = surroundings.now()
      const run = (by: Request) => runFor(by, res, { ...api, surroundings })
      const runAgain = async () => run(await surroundings.readSession(req))
      return download(one, { req, res, now, run: () => run(req), runAgain })
    }
    router.get(one.path, handler)
    router.all(one.path, otherMethods(['GET']))
  }
  for (const path of new Set(routes.map(route => route.path)))
    router.all(path, otherMethods(methodsOf(routes, path)))
  router.use(() => {
    throw new AppError('NOT_FOUND')
  })
  return router
}

const verbs = { GET: 'get', POST: 'post', PUT: 'put' } as const

const methodsOf = (routes: Route[], path: string) =>
  routes.filter(route => route.path === path).map(({ method }) => method)

/** Lets caches keep an answer for so many seconds; true when the client has the same one already. */
function isKept(req: Request, res: Response, body: unknown, maxAge: number): boolean {
  // A member's answer may carry the session's renewed cookie: that is for nobody else.
  const whose = req.session.userId ? 'private' : 'public'
  const etag = `"${hashOf(JSON.stringify(body))}"`
  res.set({ 'Cache-Control': `${whose}, max-age=${String(maxAge)}`, ETag: etag })
  return isKnown(req.headers['if-none-match'], etag)
}

async function runFor(
  req: Request,
  res: Response,
  { schema, server, surroundings }: Api,
): Promise<Run> {
  const contextValue = await contextOf(req, res, surroundings)
  return async (document, variables) => {
    const { body } = await server.executeOperation(
      { query: document, variables: heard(schema, document, variables) },
      { contextValue },
    )
    if (body.kind !== 'single') throw new AppError('INTERNAL_SERVER_ERROR')
    const { data, errors } = body.singleResult
    const failure = errors?.[0]
    // The document's type says what its data are.
    if (!failure && data) return spoken(schema, document, whole(data)) as never
    const { code, fields, ...details } = failure?.extensions ?? {}
    const complaints = asSent(fields)
    throw new AppError(isErrorCode(code) ? code : 'INTERNAL_SERVER_ERROR', failure?.message, {
      ...details,
      ...(complaints && { fields: complaints }),
    })
  }
}

import type { ApolloServer } from '@apollo/server'
import { Router, type Request, type RequestHandler, type Response } from 'express'
import type { GraphQLSchema } from 'graphql'
import { DOWNLOAD_PAGE_SIZE } from '../connection'
import { contextOf, type Context, type Surroundings } from '../context'
import { AppError } from '../errors'
import { isErrorCode } from '../shared/errors'
import { asSent } from './complaints'
import { download } from './download'
import type { Export } from './export'
import { whole, type Route, type Run } from './route'
import { heard, spoken } from './spoken'

/** What answers: the schema, the server over it, and what the app brings to every request. */
interface Api {
  schema: GraphQLSchema
  server: ApolloServer<Context>
  surroundings: Surroundings
}

/** Serves both tables: the same operations, session and validation as /graphql, in this process. */
export function mountRest(routes: Route[], downloads: Export[], api: Api): Router {
  const router = Router()
  for (const { method, path, answer } of routes) {
    const handler: RequestHandler = async (req, res) => {
      const { status, body } = await answer(await runFor(req, res, api), req)
      res.status(status).json(body)
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
    router.all(one.path, otherMethod(['GET']))
  }
  for (const path of new Set(routes.map(route => route.path)))
    router.all(path, otherMethod(methodsOf(routes, path)))
  router.use(() => {
    throw new AppError('NOT_FOUND')
  })
  return router
}

const verbs = { GET: 'get', POST: 'post', PUT: 'put' } as const

const methodsOf = (routes: Route[], path: string) =>
  routes.filter(route => route.path === path).map(({ method }) => method)

function otherMethod(allowed: string[]): RequestHandler {
  return (_req, res) => {
    res.set('Allow', allowed.join(', '))
    throw new AppError('METHOD_NOT_ALLOWED')
  }
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

import { HeaderMap, type ApolloServer } from '@apollo/server'
import type { Response } from 'express'
import type { GraphQLFormattedError, GraphQLSchema } from 'graphql'
import { AppError } from '../core/errors'
import { splitUrl } from '../http/canonical-path'
import { sendGraphqlError } from '../http/error-handler'
import { negotiateMediaType } from '../http/graphql-media-type'
import type { Guard } from '../http/guard'
import { refuseOtherMethods } from '../http/methods'
import { detailsOf } from '../http/observe-requests'
import { Context } from './context'
import type { AppServices } from './services'
import { createWholeAnswers, type WholeAnswer } from './whole-answers'

/** Throws NOT_ACCEPTABLE before execution if no media type is acceptable. */
export const requireAcceptable: Guard = req => {
  if (!negotiateMediaType(req.headers.accept)) throw new AppError('NOT_ACCEPTABLE')
}

const refuseMethod = refuseOtherMethods(['GET', 'POST'])

/** Refuses methods other than GET, HEAD, POST and OPTIONS on /graphql. */
export const requireGetOrPost: Guard = (req, res) => {
  if (!['GET', 'POST', 'HEAD'].includes(req.method)) return refuseMethod(req, res)
  // Apollo Server does not support HEAD. Node omits the body of a response to HEAD.
  if (req.method === 'HEAD') req.method = 'GET'
}

/** Returns the handler of /graphql; it runs after the guards of all API calls. */
export function graphqlEndpoint(
  schema: GraphQLSchema,
  server: ApolloServer<Context>,
  services: AppServices,
): Guard {
  const wholeAnswers = createWholeAnswers(schema)
  return async (req, res) => {
    const now = services.now()
    const { answer, version } = wholeAnswers.find(req, now)
    if (answer) {
      detailsOf(res).operation = answer.operation
      send(res, 200, answer)
      return
    }
    if (req.method === 'POST' && isMissingQuery(req.body)) {
      detailsOf(res).code = 'BAD_REQUEST'
      sendGraphqlError(res.status(400), MISSING_QUERY)
      return
    }
    const {
      status = 200,
      headers,
      body,
    } = await server.executeHTTPGraphQLRequest({
      httpGraphQLRequest: {
        method: req.method,
        headers: headersOf(req.headers),
        search: splitUrl(req.url)[1] ?? '',
        body: req.body as unknown,
      },
      context: () => Promise.resolve(new Context(req, res, services)),
    })
    // Incremental delivery (@defer) is not used.
    if (body.kind !== 'complete') throw new AppError('INTERNAL_SERVER_ERROR')
    const { operation, code } = detailsOf(res)
    const found = { headers: [...headers], body: body.string, operation }
    if (version !== undefined && status === 200 && code === undefined)
      wholeAnswers.keep(req, now, version, found)
    send(res, status, found)
  }
}

function send(res: Response, status: number, { headers, body }: WholeAnswer): void {
  for (const [name, value] of headers) res.setHeader(name, value)
  res.setHeader('Content-Length', Buffer.byteLength(body))
  res.statusCode = status
  res.end(body)
}

function headersOf(headers: NodeJS.Dict<string | string[]>): HeaderMap {
  const map = new HeaderMap()
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) map.set(name, Array.isArray(value) ? value.join(', ') : value)
  return map
}

/** The response to a POST without a document, always with status 400. */
const MISSING_QUERY: GraphQLFormattedError = {
  message:
    'The request body has no `query`. Please send a JSON object with `query`, a GraphQL document.',
  extensions: { code: 'BAD_REQUEST' },
}

/**
 * Returns true if the body of a POST has no `query`, or an empty one. Apollo Server handles these
 * cases: a list, a `query` that is not a string, and the hash of a persisted query, which clients
 * may send instead of `query`.
 */
function isMissingQuery(body: unknown): boolean {
  if (Array.isArray(body)) return false
  // Any other value has no such members.
  const { query, extensions } = Object(body) as Record<string, unknown>
  return !query && !Object.hasOwn(Object(extensions) as object, 'persistedQuery')
}

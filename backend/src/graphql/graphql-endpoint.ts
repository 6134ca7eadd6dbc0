import { HeaderMap, type ApolloServer } from '@apollo/server'
import type { Response } from 'express'
import type { GraphQLSchema } from 'graphql'
import { AppError } from '../core/errors'
import { splitUrl } from '../http/canonical-path'
import { sendGraphqlError } from '../http/error-handler'
import type { Guard } from '../http/guard'
import { detailsOf } from '../http/observe-requests'
import { Context } from './context'
import type { AppServices } from './services'
import { isMissingQuery, MISSING_QUERY } from './graphql-over-http'
import { createWholeAnswers, type WholeAnswer } from './whole-answers'

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

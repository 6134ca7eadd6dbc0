import { HeaderMap, type ApolloServer } from '@apollo/server'
import { AppError } from '../core/errors'
import { splitUrl } from '../http/canonical-path'
import type { Guard } from '../http/guard'
import { createContext, type AppServices, type Context } from './context'

/** What answers at /graphql, once a request has passed the guards of every API call. */
export function graphqlEndpoint(server: ApolloServer<Context>, services: AppServices): Guard {
  return async (req, res) => {
    const { status, headers, body } = await server.executeHTTPGraphQLRequest({
      httpGraphQLRequest: {
        method: req.method,
        headers: headersOf(req.headers),
        search: splitUrl(req.url)[1] ?? '',
        body: req.body as unknown,
      },
      context: () => Promise.resolve(createContext(req, res, services)),
    })
    // Nothing is deferred here.
    if (body.kind !== 'complete') throw new AppError('INTERNAL_SERVER_ERROR')
    for (const [name, value] of headers) res.setHeader(name, value)
    res.setHeader('Content-Length', Buffer.byteLength(body.string))
    res.statusCode = status ?? 200
    res.end(body.string)
  }
}

function headersOf(headers: NodeJS.Dict<string | string[]>): HeaderMap {
  const map = new HeaderMap()
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) map.set(name, Array.isArray(value) ? value.join(', ') : value)
  return map
}

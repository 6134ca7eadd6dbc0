import type { ApolloServerPlugin } from '@apollo/server'
import type { RequestHandler } from 'express'
import type { GraphQLFormattedError } from 'graphql'
import Negotiator from 'negotiator'
import type { Context } from './context'
import { AppError } from './errors'

const GRAPHQL_JSON = 'application/graphql-response+json'
const JSON_TYPE = 'application/json'

/** What /graphql answers when nothing is preferred is plain JSON, as the GraphQL-over-HTTP specification asks. */
export function graphqlType(accept: string | undefined): string | undefined {
  return new Negotiator({ headers: { accept } }).mediaType([JSON_TYPE, GRAPHQL_JSON])
}

/** PUT, DELETE and their like are not offered on /graphql, whatever they carry. */
export const getOrPost: RequestHandler = (req, res, next) => {
  if (!['GET', 'POST', 'HEAD'].includes(req.method)) {
    res.set('Allow', 'GET, POST')
    throw new AppError('METHOD_NOT_ALLOWED')
  }
  next()
}

/* Well-formed requests that cannot be run: with plain JSON their status is 200, with graphql-response+json 400. */
const WELL_FORMED = new Set(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT'])

/** Says by the status what GraphQL over HTTP wants said there, and 503 when the database is away. */
export const httpStatuses: ApolloServerPlugin<Context> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse: ({ request, response: { body, http } }) => {
        if (request.http && body.kind === 'single') {
          const { data, errors } = body.singleResult
          const plain = graphqlType(request.http.headers.get('accept')) === JSON_TYPE
          if (plain && http.status === 400 && errors?.every(isWellFormed)) http.status = 200
          if (isEmpty(data) && errors?.some(isOutage)) http.status = 503
          const wait = Math.max(0, ...(errors ?? []).map(retryAfterOf))
          if (wait > 0) http.headers.set('retry-after', String(wait))
        }
        return Promise.resolve()
      },
    }),
}

const isWellFormed = ({ extensions }: GraphQLFormattedError) =>
  WELL_FORMED.has(String(extensions?.['code']))

const retryAfterOf = ({ extensions }: GraphQLFormattedError) =>
  Number(extensions?.['retryAfter'] ?? 0)

/** True when no root field has brought anything. */
const isEmpty = (data: object | null | undefined) =>
  !Object.values(data ?? {}).some(value => value !== null)

const isOutage = ({ extensions }: GraphQLFormattedError) =>
  extensions?.['code'] === 'SERVICE_UNAVAILABLE'

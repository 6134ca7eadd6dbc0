import type { ErrorRequestHandler, RequestHandler, Response } from 'express'
import type { GraphQLFormattedError } from 'graphql'
import { AppError } from '../core/errors'
import { formatError, isServerFailure, maskedFailure, withRequestId } from '../core/format-error'
import { JSON_TYPE, negotiateMediaType } from './graphql-media-type'
import { logFailure } from '../core/log'
import { requestIdOf } from '../core/request-id'
import { detailsOf } from './observe-requests'
import { ERRORS } from '../shared/errors'

/** Not Basic, because browsers open a login dialog for it. */
const CHALLENGE = 'Cookie realm="club"'

/** Throws NOT_FOUND for a request that no handler has served. */
export const notFound: RequestHandler = () => {
  throw new AppError('NOT_FOUND')
}

/** Sends any error as JSON, in the format of GraphQL or REST, without internal details. */
export const errorHandler: ErrorRequestHandler = (error: unknown, req, res, _next) => {
  if (res.headersSent) {
    logFailure('response cut short', error, requestIdOf(res))
    res.destroy()
    return
  }
  const failure = toAppError(error)
  const { code } = failure.extensions
  const { status } = ERRORS[code]
  detailsOf(res).code = code
  if (failure !== error && isServerFailure(code)) logFailure(code, error, requestIdOf(res))
  res.status(status).set('Cache-Control', 'no-store')
  if (status === 401 && !res.hasHeader('WWW-Authenticate')) res.set('WWW-Authenticate', CHALLENGE)
  if ('requiredScope' in failure.extensions)
    res.set(
      'WWW-Authenticate',
      `Bearer error="insufficient_scope", scope="${String(failure.extensions.requiredScope)}"`,
    )
  if (status === 415) res.set(req.method === 'POST' ? 'Accept-Post' : 'Accept', JSON_TYPE)
  if ('retryAfter' in failure.extensions)
    res.set('Retry-After', String(failure.extensions.retryAfter))
  const formatted = withRequestId(formatError(failure.toJSON(), failure), requestIdOf(res))
  if (/^\/graphql/i.test(req.path)) sendGraphqlError(res, formatted)
  else sendRestError(res, formatted)
}

/** Sends one error in the shape and the media type of GraphQL over HTTP; the status is set before. */
export function sendGraphqlError(res: Response, error: GraphQLFormattedError): void {
  res.type(negotiateMediaType(res.req.headers.accept) ?? JSON_TYPE).json({ errors: [error] })
}

/** Sends the message and the extensions at the top level; `fields` is named `errors` in REST. */
function sendRestError(res: Response, { message, extensions }: GraphQLFormattedError): void {
  const { code, fields, ...details } = extensions ?? {}
  res.json({ message, code, errors: fields, ...details })
}

/**
 * Converts any error for the client. Errors of Express and its body parser are mapped by their
 * status.
 */
function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const { status, limit } = Object(error) as { status?: unknown; limit?: number }
  switch (status) {
    case 400:
      return new AppError('BAD_USER_INPUT', UNREADABLE)
    case 404:
      return new AppError('NOT_FOUND')
    case 413:
      return new AppError('PAYLOAD_TOO_LARGE', limit === undefined ? undefined : tooLarge(limit))
    case 415:
      return new AppError('UNSUPPORTED_MEDIA_TYPE', UNKNOWN_ENCODING)
    default:
      return maskedFailure(error)
  }
}

/** The body parser's limit is in bytes. */
const tooLarge = (limit: number) =>
  `Please send at most ${String(limit / KILOBYTE)} kB (${limit.toLocaleString('en-US')} bytes).`
const KILOBYTE = 1024

/* Content types and charsets are refused before the body parser reads the body. */
const UNKNOWN_ENCODING =
  'Please send the body without Content-Encoding, or with gzip, deflate or br.'

/* Names no field, because the request could not be parsed. */
const UNREADABLE = 'Please send well-formed JSON in UTF-8.'

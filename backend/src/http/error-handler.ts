import type { ErrorRequestHandler, RequestHandler, Response } from 'express'
import type { GraphQLFormattedError } from 'graphql'
import { AppError } from '../core/errors'
import { formatError, isServerFailure, maskedFailure, withRequestId } from '../core/format-error'
import { JSON_TYPE, negotiateMediaType } from './graphql-media-type'
import { logFailure } from '../core/log'
import { requestIdOf } from '../core/request-id'
import { factsOf } from './observe-requests'
import { ERRORS } from '../shared/errors'

/** Not Basic, so that browsers open no login dialog. */
const CHALLENGE = 'Cookie realm="club"'

/** For whatever no handler before has answered. */
export const notFound: RequestHandler = () => {
  throw new AppError('NOT_FOUND')
}

/** The last word on any failure: JSON in the shape of the API that was called, nothing internal. */
export const errorHandler: ErrorRequestHandler = (error: unknown, req, res, _next) => {
  if (res.headersSent) {
    logFailure('answer cut short', error, requestIdOf(res))
    res.destroy()
    return
  }
  const failure = toAppError(error)
  const { code } = failure.extensions
  const { status } = ERRORS[code]
  factsOf(res).code = code
  if (failure !== error && isServerFailure(code)) logFailure(code, error, requestIdOf(res))
  res.status(status).set('Cache-Control', 'no-store')
  if (status === 401) res.set('WWW-Authenticate', CHALLENGE)
  if (status === 415) res.set(req.method === 'POST' ? 'Accept-Post' : 'Accept', JSON_TYPE)
  if ('retryAfter' in failure.extensions)
    res.set('Retry-After', String(failure.extensions.retryAfter))
  const formatted = withRequestId(formatError(failure.toJSON(), failure), requestIdOf(res))
  if (/^\/graphql/i.test(req.path)) sendGraphqlError(res, formatted)
  else sendRestError(res, formatted)
}

function sendGraphqlError(res: Response, error: GraphQLFormattedError): void {
  res.type(negotiateMediaType(res.req.headers.accept) ?? JSON_TYPE).json({ errors: [error] })
}

/** REST's body has the extensions beside the message, and calls the fields `errors`. */
function sendRestError(res: Response, { message, extensions }: GraphQLFormattedError): void {
  const { code, fields, ...details } = extensions ?? {}
  res.json({ message, code, errors: fields, ...details })
}

/** What a client is told of any error; one that Express or its body parser has thrown says why by its status. */
function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  switch ((error as { status?: unknown } | null)?.status) {
    case 400:
      return new AppError('BAD_USER_INPUT', UNREADABLE)
    case 404:
      return new AppError('NOT_FOUND')
    case 413:
      return new AppError('PAYLOAD_TOO_LARGE')
    case 415:
      return new AppError('UNSUPPORTED_MEDIA_TYPE')
    default:
      return maskedFailure(error)
  }
}

/* No field is marked yet: the request could not even be read. */
const UNREADABLE = 'Please send well-formed JSON in UTF-8.'

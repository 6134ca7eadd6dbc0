import type { ErrorRequestHandler, RequestHandler, Response } from 'express'
import { GraphQLError } from 'graphql'
import { AppError, OUTAGE_RETRY_AFTER, isOutage, isServerFailure } from '../core/errors'
import { JSON_TYPE, negotiateMediaType } from './graphql-media-type'
import { logFailure } from '../core/log'
import { requestIdOf } from '../core/request-id'
import { factsOf } from './observe-requests'
import { ERRORS, isErrorCode, type ErrorCode, type FieldError } from '../shared/errors'

interface Failure {
  status: number
  code: ErrorCode
  message: string
  fields?: FieldError[]
  resetsAt?: string
  retryAfter?: number
  /** Of what is no mistake of the client's. */
  requestId?: string
  /** True when the log is to tell of it. */
  isUnexpected?: boolean
}

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
  const failure = toFailure(error)
  factsOf(res).code = failure.code
  if (isServerFailure(failure.code)) failure.requestId = requestIdOf(res)
  if (failure.isUnexpected) logFailure(failure.code, error, requestIdOf(res))
  res.status(failure.status).set('Cache-Control', 'no-store')
  if (failure.status === 401) res.set('WWW-Authenticate', CHALLENGE)
  if (failure.status === 415) res.set(req.method === 'POST' ? 'Accept-Post' : 'Accept', JSON_TYPE)
  if (failure.retryAfter) res.set('Retry-After', String(failure.retryAfter))
  if (/^\/graphql/i.test(req.path)) sendGraphqlError(res, failure)
  else sendRestError(res, failure)
}

function sendRestError(
  res: Response,
  { message, code, fields, resetsAt, retryAfter, requestId }: Failure,
): void {
  res.json({
    message,
    code,
    ...(fields && { errors: fields }),
    ...(resetsAt && { resetsAt }),
    ...(retryAfter && { retryAfter }),
    ...(requestId && { requestId }),
  })
}

function sendGraphqlError(
  res: Response,
  { message, code, fields, retryAfter, requestId }: Failure,
): void {
  res.type(negotiateMediaType(res.req.headers.accept) ?? JSON_TYPE).json({
    errors: [
      {
        message,
        extensions: {
          code,
          ...(fields && { fields }),
          ...(retryAfter && { retryAfter }),
          ...(requestId && { requestId }),
        },
      },
    ],
  })
}

function toFailure(error: unknown): Failure {
  if (error instanceof GraphQLError && isErrorCode(error.extensions['code'])) {
    const code = error.extensions['code']
    return { ...error.extensions, code, status: ERRORS[code].status, message: error.message }
  }
  const code = errorCodeOf(error)
  if (code === 'BAD_USER_INPUT') return { code, ...ERRORS[code], message: UNREADABLE }
  return {
    code,
    ...ERRORS[code],
    isUnexpected: isServerFailure(code),
    ...(code === 'SERVICE_UNAVAILABLE' && { retryAfter: OUTAGE_RETRY_AFTER }),
  }
}

/* No field is marked yet: the request could not even be read. */
const UNREADABLE = 'Please send well-formed JSON in UTF-8.'

/* What Express and its body parser throw carries the status as a number, also when the client is gone. */
function errorCodeOf(error: unknown): ErrorCode {
  switch ((error as { status?: unknown } | null)?.status) {
    case 400:
      return 'BAD_USER_INPUT'
    case 404:
      return 'NOT_FOUND'
    case 413:
      return 'PAYLOAD_TOO_LARGE'
    case 415:
      return 'UNSUPPORTED_MEDIA_TYPE'
    default:
      return isOutage(error) ? 'SERVICE_UNAVAILABLE' : 'INTERNAL_SERVER_ERROR'
  }
}

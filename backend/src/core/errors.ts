import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import { DatabaseError } from 'pg'
import { QueryFailedError } from 'typeorm'
import { fieldErrorsOf, withPath, wrongTypeError, type PartialFieldError } from './field-errors'
import { logFailure } from './log'
import { ERRORS, isErrorCode, type ErrorCode, type FieldError } from '../shared/errors'

interface Details {
  fields?: PartialFieldError[]
  /** When trying again can succeed: an ISO instant for the daily limit. */
  resetsAt?: string
  /** Seconds until trying again can succeed; becomes the Retry-After header. */
  retryAfter?: number
}

/** A failure a client may see. Thrown anywhere in a service, translated by formatError. */
export class AppError extends GraphQLError {
  constructor(code: ErrorCode, message: string = ERRORS[code].message, details: Details = {}) {
    super(message, { extensions: { code, ...details } })
  }
}

/** One error of one field, as a whole answer. */
export function fieldError(field: string, message: string): AppError {
  return new AppError('BAD_USER_INPUT', message, { fields: [{ field, message }] })
}

/** True when PostgreSQL refused a row because of this unique constraint or index. */
export function violatesUnique(error: unknown, constraint: string): boolean {
  const { code, constraint: violated } = driverErrorOf(error)
  return code === '23505' && violated === constraint
}

/** True when PostgreSQL could not read a value as its column's type (class 22: no number, date, UUID). */
export function isDataException(error: unknown): boolean {
  return driverErrorOf(error).code?.startsWith('22') ?? false
}

/** True for what PostgreSQL refused. */
export const isDatabaseError = (error: unknown) => driverErrorOf(error).code !== undefined

/** What PostgreSQL said, whether TypeORM or the pool below it asked. */
function driverErrorOf(error: unknown): Partial<Pick<DatabaseError, 'code' | 'constraint'>> {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error
  return cause instanceof DatabaseError ? cause : {}
}

/** The only translator of failures: known codes pass, everything else is masked; `logMasked` tells the log. */
export function formatError(
  formatted: GraphQLFormattedError,
  error: unknown,
): GraphQLFormattedError {
  const { code, fields, validationErrors: reports } = formatted.extensions ?? {}
  if (Array.isArray(reports)) return badUserInput(formatted, fieldErrorsOf(reports, error))
  if ((code === 'BAD_USER_INPUT' && !fields) || isWrongArgument(error))
    return badUserInput(formatted, [wrongTypeError(formatted)])
  if (isMasked(formatted, error)) return maskedError(formatted, error)
  if (isErrorCode(code)) return withDetails(formatted, code, error)
  return {
    ...formatted,
    message: safeMessage(formatted),
    // literal-errors.ts writes them.
    extensions: { code, ...(Array.isArray(fields) && { fields }) },
  }
}

/** Writes what `formatError` masks into the log, with the id of its request. */
export function logMasked(error: GraphQLError, requestId: string | undefined): void {
  if (isMasked(error.toJSON(), error)) logFailure(maskedCode(error), causeOf(error), requestId)
}

/** True for what is neither one of our own failures nor the client's mistake. */
function isMasked({ extensions = {} }: GraphQLFormattedError, error: unknown): boolean {
  const { code, validationErrors } = extensions
  if (Array.isArray(validationErrors) || isWrongArgument(error)) return false
  if (isErrorCode(code)) return code === 'INTERNAL_SERVER_ERROR'
  return typeof code !== 'string' || !CLIENT_ERROR_CODES.has(code)
}

/** Apollo's own codes for requests that are not well-formed GraphQL: their words help integrators. */
const CLIENT_ERROR_CODES = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'BAD_REQUEST',
  'PERSISTED_QUERY_NOT_SUPPORTED',
])

/* graphql-js quotes the offending value, which may be a password. */
function safeMessage({ message, extensions }: GraphQLFormattedError): string {
  const words = message.replace(/(cannot represent [^:]*): .*/s, '$1')
  const allowed = extensions?.['allowed']
  return Array.isArray(allowed) ? `${words} Allowed: ${allowed.join(', ')}.` : words
}

/**
 * True when a variable that has a default of its own is null where null may not stand: graphql-js finds
 * that only while it executes, and gives it no code.
 */
function isWrongArgument(error: unknown): boolean {
  const cause = causeOf(error)
  if (!(cause instanceof GraphQLError) || cause.extensions['code']) return false
  const words =
    /^(Argument "[^"]+" (of (required|non-null) type|has invalid value)|Too many errors processing)/
  return words.test(cause.message)
}

function badUserInput(
  formatted: GraphQLFormattedError,
  fields: FieldError[],
): GraphQLFormattedError {
  const message = fields[0]?.message ?? ERRORS.BAD_USER_INPUT.message
  return { ...formatted, message, extensions: { code: 'BAD_USER_INPUT', fields } }
}

/** Of the extensions, only what a client may see. */
function withDetails(
  formatted: GraphQLFormattedError,
  code: ErrorCode,
  error: unknown,
): GraphQLFormattedError {
  const { fields, resetsAt, retryAfter } = (formatted.extensions ?? {}) as Details
  return {
    ...formatted,
    extensions: {
      code,
      ...(fields && { fields: fields.map(one => withPath(one, error)) }),
      ...(resetsAt && { resetsAt }),
      ...(retryAfter && { retryAfter }),
    },
  }
}

function maskedError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const code = maskedCode(error)
  return {
    ...formatted,
    message: ERRORS[code].message,
    extensions:
      code === 'SERVICE_UNAVAILABLE' ? { code, retryAfter: OUTAGE_RETRY_AFTER } : { code },
  }
}

/** The same error as its sender is told of it: a failure of ours names its request. */
export function withRequestId(
  formatted: GraphQLFormattedError,
  requestId: string | undefined,
): GraphQLFormattedError {
  const { extensions = {} } = formatted
  const { code } = extensions
  if (!requestId || !isErrorCode(code) || !isServerFailure(code)) return formatted
  return { ...formatted, extensions: { ...extensions, requestId } }
}

/** True for what is no mistake of the client's. */
export const isServerFailure = (code: ErrorCode) => ERRORS[code].status >= 500

const maskedCode = (error: unknown) =>
  isOutage(causeOf(error)) ? 'SERVICE_UNAVAILABLE' : 'INTERNAL_SERVER_ERROR'

const causeOf = (error: unknown): unknown =>
  error instanceof GraphQLError ? (error.originalError ?? error) : error

/** How many seconds a client should leave the database alone. */
export const OUTAGE_RETRY_AFTER = 2

const OUTAGE_CODES =
  /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|08|57P0|53|25006)/
const OUTAGE_WORDS =
  /Connection terminated|timeout|not connected|after calling end|Query runner already released|Driver not Connected/i

/** True when PostgreSQL only reads: a standby, until it is promoted (decision O17). */
export const isReadOnlyError = (error: unknown) => driverErrorOf(error).code === '25006'

/** True when the database is away, restarting, read-only or too slow, rather than the program wrong. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = (error as { code?: unknown }).code
  if (typeof code === 'string' && OUTAGE_CODES.test(code)) return true
  return code === '57014' || OUTAGE_WORDS.test(error.message)
}

import { GraphQLError, type ExecutionResult, type GraphQLFormattedError } from 'graphql'
import { AppError, isOutage, unavailable } from './errors'
import { fieldErrorsOf, withPath, wrongTypeError } from './field-errors'
import { logFailure } from './log'
import { ERRORS, isErrorCode, type ErrorCode, type FieldError } from '../shared/errors'

/**
 * Translates all failures: keeps an AppError with its details and masks unknown errors, which
 * `logMasked` logs.
 */
export function formatError(
  formatted: GraphQLFormattedError,
  error: unknown,
): GraphQLFormattedError {
  if (isMasked(formatted, error)) return withFailure(formatted, maskedFailure(error), error)
  const cause = causeOf(error)
  if (cause instanceof AppError) return withFailure(formatted, cause, error)
  const {
    code,
    fields,
    limit,
    measured,
    max,
    validationErrors: reports,
  } = formatted.extensions ?? {}
  if (Array.isArray(reports)) return badUserInput(formatted, fieldErrorsOf(reports, error))
  if (code === 'BAD_USER_INPUT' || isWrongArgument(error))
    return badUserInput(formatted, [wrongTypeError(formatted)])
  return {
    ...formatted,
    message: safeMessage(formatted),
    // literal-errors.ts sets the fields, query-limits.ts the limit.
    extensions: {
      code,
      ...(Array.isArray(fields) && { fields }),
      ...(limit !== undefined && { limit, measured, max }),
    },
  }
}

/**
 * Returns the errors of a response as the client receives them. Logs masked errors with the
 * request's id. A response without data means that nothing ran, because a variable has the wrong
 * type.
 */
export function formatErrors(
  { data, errors = [] }: ExecutionResult,
  requestId: string,
): GraphQLFormattedError[] {
  return errors.map(error => {
    const formatted = error.toJSON()
    if (data === undefined) {
      const extensions = { code: 'BAD_USER_INPUT', ...formatted.extensions }
      return formatError({ ...formatted, extensions }, error)
    }
    logMasked(error, requestId)
    return formatError(formatted, error)
  })
}

/** Logs errors that `formatError` masks, with the request's id. */
export function logMasked(error: GraphQLError, requestId: string | undefined): void {
  if (isMasked(error.toJSON(), error))
    logFailure(maskedFailure(error).extensions.code, causeOf(error), requestId)
}

/** Whether the error is neither one of ours nor a mistake of the client. */
function isMasked({ extensions = {} }: GraphQLFormattedError, error: unknown): boolean {
  const cause = causeOf(error)
  if (cause instanceof AppError) return cause.extensions.code === 'INTERNAL_SERVER_ERROR'
  const { code, validationErrors } = extensions
  if (Array.isArray(validationErrors) || isWrongArgument(error)) return false
  return typeof code !== 'string' || !CLIENT_ERROR_CODES.has(code)
}

/** Apollo Server's codes for requests that it cannot run; their messages help integrators. */
const CLIENT_ERROR_CODES = new Set([
  'BAD_USER_INPUT',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'BAD_REQUEST',
  'PERSISTED_QUERY_NOT_SUPPORTED',
])

/* graphql-js quotes the invalid value, which may be a password. */
function safeMessage({ message, extensions }: GraphQLFormattedError): string {
  const withoutValue = message.replace(/(cannot represent [^:]*): .*/s, '$1')
  const allowed = extensions?.['allowed']
  return Array.isArray(allowed) ? `${withoutValue} Allowed: ${allowed.join(', ')}.` : withoutValue
}

/**
 * Whether a variable with a default is null where null is not allowed. graphql-js detects that only
 * during execution, and sets no code.
 */
function isWrongArgument(error: unknown): boolean {
  const cause = causeOf(error)
  if (!(cause instanceof GraphQLError) || cause.extensions['code']) return false
  const pattern =
    /^(Argument "[^"]+" (of (required|non-null) type|has invalid value)|Too many errors processing)/
  return pattern.test(cause.message)
}

function badUserInput(
  formatted: GraphQLFormattedError,
  fields: FieldError[],
): GraphQLFormattedError {
  const message = fields[0]?.message ?? ERRORS.BAD_USER_INPUT.message
  return { ...formatted, message, extensions: { code: 'BAD_USER_INPUT', fields } }
}

/**
 * Returns the failure's message, code, details and fields with complete paths, at the location of
 * `formatted`.
 */
function withFailure(
  formatted: GraphQLFormattedError,
  { message, extensions: { code, fields, ...details } }: AppError,
  error: unknown,
): GraphQLFormattedError {
  const fieldErrors = fields?.map(one => withPath(one, error))
  return {
    ...formatted,
    message,
    extensions: { code, ...(fieldErrors && { fields: fieldErrors }), ...details },
  }
}

/** Adds the request's id to an error that is the server's fault. */
export function withRequestId(
  formatted: GraphQLFormattedError,
  requestId: string | undefined,
): GraphQLFormattedError {
  const { extensions = {} } = formatted
  const { code } = extensions
  if (!requestId || !isErrorCode(code) || !isServerFailure(code)) return formatted
  return { ...formatted, extensions: { ...extensions, requestId } }
}

/** Whether the server is at fault, not the client. */
export const isServerFailure = (code: ErrorCode) => ERRORS[code].status >= 500

/**
 * Returns the error that a client receives for an unknown one; it reveals only whether the database
 * is unavailable.
 */
export const maskedFailure = (error: unknown): AppError =>
  isOutage(causeOf(error)) ? unavailable() : new AppError('INTERNAL_SERVER_ERROR')

/**
 * Returns the failure that `formatError` wrote into a response; INTERNAL_SERVER_ERROR for other
 * errors.
 */
export function fromFormatted({ message, extensions }: GraphQLFormattedError): AppError {
  if (!isErrorCode(extensions?.['code'])) return new AppError('INTERNAL_SERVER_ERROR')
  // An error with one of our codes has the extensions of an AppError.
  return AppError.fromExtensions(message, extensions as AppError['extensions'])
}

const causeOf = (error: unknown): unknown =>
  error instanceof GraphQLError ? (error.originalError ?? error) : error

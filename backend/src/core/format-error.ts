import { GraphQLError, type ExecutionResult, type GraphQLFormattedError } from 'graphql'
import { AppError, isOutage, unavailable } from './errors'
import { fieldErrorsOf, withPath, wrongTypeError } from './field-errors'
import { logFailure } from './log'
import { ERRORS, isErrorCode, type ErrorCode, type FieldError } from '../shared/errors'

/** The only translator of failures: an AppError passes with its details, anything unknown is masked; `logMasked` logs it. */
export function formatError(
  formatted: GraphQLFormattedError,
  error: unknown,
): GraphQLFormattedError {
  if (isMasked(formatted, error)) return withFailure(formatted, maskedFailure(error), error)
  const cause = causeOf(error)
  if (cause instanceof AppError) return withFailure(formatted, cause, error)
  const { code, fields, validationErrors: reports } = formatted.extensions ?? {}
  if (Array.isArray(reports)) return badUserInput(formatted, fieldErrorsOf(reports, error))
  if (code === 'BAD_USER_INPUT' || isWrongArgument(error))
    return badUserInput(formatted, [wrongTypeError(formatted)])
  return {
    ...formatted,
    message: safeMessage(formatted),
    // literal-errors.ts writes them.
    extensions: { code, ...(Array.isArray(fields) && { fields }) },
  }
}

/**
 * The errors of an answer as its client is told of them. What is masked is in the log, with the id of its request. Without
 * data nothing has run: a variable is not of its type.
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

/** Writes what `formatError` masks into the log, with the id of its request. */
export function logMasked(error: GraphQLError, requestId: string | undefined): void {
  if (isMasked(error.toJSON(), error))
    logFailure(maskedFailure(error).extensions.code, causeOf(error), requestId)
}

/** True for what is neither one of our own failures nor the client's mistake. */
function isMasked({ extensions = {} }: GraphQLFormattedError, error: unknown): boolean {
  const cause = causeOf(error)
  if (cause instanceof AppError) return cause.extensions.code === 'INTERNAL_SERVER_ERROR'
  const { code, validationErrors } = extensions
  if (Array.isArray(validationErrors) || isWrongArgument(error)) return false
  return typeof code !== 'string' || !CLIENT_ERROR_CODES.has(code)
}

/** Apollo Server's codes for requests that it cannot run: their messages help integrators. */
const CLIENT_ERROR_CODES = new Set([
  'BAD_USER_INPUT',
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

/** The failure's message, code, fields with their whole paths, and details, at the place of `formatted`. */
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

/** The same error with the id of its request, where the failure is the server's. */
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

/** What a client is told of an unknown error: nothing but whether the database is unavailable. */
export const maskedFailure = (error: unknown): AppError =>
  isOutage(causeOf(error)) ? unavailable() : new AppError('INTERNAL_SERVER_ERROR')

/** The failure that `formatError` has written into an answer; INTERNAL_SERVER_ERROR for what is none of ours. */
export function fromFormatted({ message, extensions }: GraphQLFormattedError): AppError {
  if (!isErrorCode(extensions?.['code'])) return new AppError('INTERNAL_SERVER_ERROR')
  // With a code of ours, these are the extensions of an AppError.
  return AppError.fromExtensions(message, extensions as AppError['extensions'])
}

const causeOf = (error: unknown): unknown =>
  error instanceof GraphQLError ? (error.originalError ?? error) : error

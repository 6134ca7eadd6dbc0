import { CombinedGraphQLErrors, ServerError, UnconventionalError } from '@apollo/client/errors'
import {
  ERRORS,
  isErrorCode,
  type DetailsOf,
  type ErrorCode,
  type FieldError,
} from '@shared/errors'

/** The server's codes. NETWORK: no response. UNKNOWN: the thrown value is not an error. */
type FailureCode = ErrorCode | 'NETWORK' | 'UNKNOWN'

interface FailureOf<Code> {
  /** HTTP status; 0 without a response. */
  status: number
  code: Code
  /** The server's message, if it sent one. */
  message: string | undefined
  fields: FieldError[]
  /** Empty when the response comes from a proxy and not from the server. */
  details: Partial<DetailsOf<Code>>
}

/** A failed operation in one shape. Its code determines which details it has. */
export type Failure = { [Code in FailureCode]: FailureOf<Code> }[FailureCode]

export function failureOf(error: unknown): Failure {
  if (CombinedGraphQLErrors.is(error)) return fromGraphqlError(error.errors[0])
  if (ServerError.is(error)) return fromRefusal(error)
  const code = isError(error) ? 'NETWORK' : 'UNKNOWN'
  return { status: 0, code, message: undefined, fields: [], details: {} }
}

/** Whether the server has no such object, or the address no valid id. */
export const isGone = (error: unknown) =>
  ['NOT_FOUND', 'BAD_USER_INPUT'].includes(failureOf(error).code)

/** Apollo Client wraps a thrown value that is not an error; a thrown text becomes its own cause. */
const isError = (error: unknown) =>
  error instanceof Error && error.cause !== error.message && !UnconventionalError.is(error)

interface GraphqlError {
  message: string
  extensions?: Record<string, unknown>
}

function fromGraphqlError(error: GraphqlError | undefined): Failure {
  const code = error?.extensions?.code
  const { status } = ERRORS[isErrorCode(code) ? code : 'INTERNAL_SERVER_ERROR']
  return toFailure({ ...error?.extensions, message: error?.message }, status)
}

/**
 * Reads an error status's body: a GraphQL response, the API's plain JSON error, or a proxy's page.
 */
function fromRefusal({ statusCode, bodyText }: ServerError): Failure {
  const { errors, ...body } = parsed(bodyText)
  const first: unknown = Array.isArray(errors) ? errors[0] : undefined
  if (isGraphqlError(first)) return fromGraphqlError(first)
  return toFailure({ ...body, fields: errors }, statusCode)
}

/**
 * Builds the failure from REST's body, or from GraphQL's message and extensions. Without a known
 * code, the status determines it.
 */
function toFailure(error: Record<string, unknown>, status: number): Failure {
  const { message, code, fields, requestId: _requestId, ...details } = error
  return {
    status,
    code: isErrorCode(code) ? code : codeOfStatus(status),
    message: typeof message === 'string' ? message : undefined,
    fields: Array.isArray(fields) ? fields.filter(isFieldError) : [],
    details: isErrorCode(code) ? details : {},
  }
}

const codeOfStatus = (status: number): ErrorCode =>
  Object.keys(ERRORS)
    .filter(isErrorCode)
    .find(code => ERRORS[code].status === status) ?? 'INTERNAL_SERVER_ERROR'

function parsed(text: string): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(text)
    return isRecord(body) ? body : {}
  } catch {
    return {}
  }
}

function isFieldError(value: unknown): value is FieldError {
  return isRecord(value) && typeof value.field === 'string' && typeof value.message === 'string'
}

function isGraphqlError(value: unknown): value is GraphqlError {
  return isRecord(value) && typeof value.message === 'string' && isRecord(value.extensions)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

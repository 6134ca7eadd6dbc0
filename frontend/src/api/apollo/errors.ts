import { CombinedGraphQLErrors, ServerError, UnconventionalError } from '@apollo/client/errors'
import {
  ERRORS,
  isErrorCode,
  type DetailsOf,
  type ErrorCode,
  type FieldError,
} from '@shared/errors'

/** The server's codes, NETWORK when no response came, UNKNOWN when what was thrown is no error. */
type FailureCode = ErrorCode | 'NETWORK' | 'UNKNOWN'

interface FailureOf<Code> {
  /** 0 without a response. */
  status: number
  code: Code
  /** The server's, if it gave one. */
  message: string | undefined
  fields: FieldError[]
  /** None of them when the response is not the server's own, but a proxy's. */
  details: Partial<DetailsOf<Code>>
}

/** A failed operation in one shape; its code tells which details there are. */
export type Failure = { [Code in FailureCode]: FailureOf<Code> }[FailureCode]

export function failureOf(error: unknown): Failure {
  if (CombinedGraphQLErrors.is(error)) return fromGraphqlError(error.errors[0])
  if (ServerError.is(error)) return fromRefusal(error)
  const code = isError(error) ? 'NETWORK' : 'UNKNOWN'
  return { status: 0, code, message: undefined, fields: [], details: {} }
}

/** Apollo Client wraps whatever else was thrown, a text with itself as the cause, so that everything it reports is an error. */
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

/** Refused with a status of its own: a GraphQL response all the same, or the club's plain JSON error, or a proxy's page. */
function fromRefusal({ statusCode, bodyText }: ServerError): Failure {
  const { errors, ...body } = parsed(bodyText)
  const first: unknown = Array.isArray(errors) ? errors[0] : undefined
  if (isGraphqlError(first)) return fromGraphqlError(first)
  return toFailure({ ...body, fields: errors }, statusCode)
}

/** From REST's body or GraphQL's message and extensions; without a code of ours the status tells the code. */
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

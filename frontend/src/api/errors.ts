import { CombinedGraphQLErrors, ServerError, UnconventionalError } from '@apollo/client/errors'
import { ERRORS, isErrorCode, type FieldError } from '@shared/errors'

/** A failed operation in one shape. `status` 0 and no message: the network failed, or (UNKNOWN) no error was given. */
export interface Failure {
  status: number
  code: string
  message: string | undefined
  fields: FieldError[]
  /** With DAILY_LIMIT: when places open again. */
  resetsAt: string | undefined
  /** When the server knows it: in how many seconds trying again can succeed. */
  retryAfter: number | undefined
}

export function failureOf(error: unknown): Failure {
  if (CombinedGraphQLErrors.is(error)) return fromAnswer(error.errors[0])
  if (ServerError.is(error)) return fromRefusal(error)
  const code = isError(error) ? 'NETWORK' : 'UNKNOWN'
  return {
    status: 0,
    code,
    message: undefined,
    fields: [],
    resetsAt: undefined,
    retryAfter: undefined,
  }
}

/** Apollo Client wraps whatever else was thrown, a text with itself as the cause, so that everything it reports is an error. */
const isError = (error: unknown) =>
  error instanceof Error && error.cause !== error.message && !UnconventionalError.is(error)

interface AnsweredError {
  message: string
  extensions?: Record<string, unknown>
}

function fromAnswer(error: AnsweredError | undefined): Failure {
  const given = error?.extensions?.code
  const code = isErrorCode(given) ? given : 'INTERNAL_SERVER_ERROR'
  return {
    status: ERRORS[code].status,
    code,
    message: error?.message,
    fields: fieldErrors(error?.extensions?.fields),
    resetsAt: textOf(error?.extensions?.resetsAt),
    retryAfter: numberOf(error?.extensions?.retryAfter),
  }
}

/** Refused with a status of its own: a GraphQL answer all the same, or the club's plain JSON error, or a proxy's page. */
function fromRefusal({ statusCode, bodyText }: ServerError): Failure {
  const body = parsed(bodyText)
  const answered: unknown = Array.isArray(body.errors) ? body.errors[0] : undefined
  if (isAnsweredError(answered)) return fromAnswer(answered)
  const code = isErrorCode(body.code) ? body.code : codeOfStatus(statusCode)
  return {
    status: statusCode,
    code,
    message: textOf(body.message),
    fields: fieldErrors(body.errors),
    resetsAt: textOf(body.resetsAt),
    retryAfter: numberOf(body.retryAfter),
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}

function codeOfStatus(status: number): string {
  const known = Object.entries(ERRORS).find(([, error]) => error.status === status)
  return known?.[0] ?? 'INTERNAL_SERVER_ERROR'
}

function parsed(text: string): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(text)
    return isRecord(body) ? body : {}
  } catch {
    return {}
  }
}

function fieldErrors(value: unknown): FieldError[] {
  return Array.isArray(value) ? value.filter(isFieldError) : []
}

function isFieldError(value: unknown): value is FieldError {
  return isRecord(value) && typeof value.field === 'string' && typeof value.message === 'string'
}

function isAnsweredError(value: unknown): value is AnsweredError {
  return isRecord(value) && typeof value.message === 'string' && isRecord(value.extensions)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

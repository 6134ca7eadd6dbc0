import { ERRORS, type ErrorCode, type ErrorDetails } from '../../src/shared/errors'
import type { JsonSchema } from './json-schema'
import type { Response } from './openapi'

/** A member of an error's details; the compiler compares `isRequired` with `ErrorDetails`. */
interface Detail<Value> {
  schema: JsonSchema
  isRequired: undefined extends Value ? false : true
}

/** No REST call moves a booking, so none has the detail of CONFLICT. */
type Details = {
  [Code in Exclude<keyof ErrorDetails & ErrorCode, 'CONFLICT'>]: {
    [Member in keyof ErrorDetails[Code]]-?: Detail<ErrorDetails[Code][Member]>
  }
}

const instant = (description: string): JsonSchema => ({
  type: 'string',
  format: 'date-time',
  description,
})
const charge: JsonSchema = {
  type: 'object',
  required: ['kind', 'cents'],
  properties: { kind: { type: 'string' }, cents: { type: 'integer' } },
}
const retryAfter = {
  schema: {
    type: 'integer',
    minimum: 0,
    description: 'Seconds until a retry can succeed, as in the header Retry-After.',
  },
  isRequired: true,
} as const

const details: Details = {
  SECOND_FACTOR_REQUIRED: {
    challenge: {
      schema: { type: 'string', description: 'What to send with the second factor.' },
      isRequired: true,
    },
    methods: {
      schema: {
        type: 'array',
        items: { type: 'string', enum: ['code', 'recoveryCode', 'passkey'] },
        description: 'What the account can finish the sign-in with.',
      },
      isRequired: true,
    },
  },
  FORBIDDEN: {
    requiredScope: {
      schema: { type: 'string', description: 'The scope that the access token lacks.' },
      isRequired: false,
    },
    needsSecondFactor: {
      schema: {
        type: 'boolean',
        enum: [true],
        description: 'The person works for the club and must add a second factor first.',
      },
      isRequired: false,
    },
  },
  DAILY_LIMIT: {
    resetsAt: { schema: instant('When places open again (UTC).'), isRequired: true },
  },
  OUTSIDE_WINDOW: {
    opensAt: { schema: instant('When the caller can book that time (UTC).'), isRequired: true },
  },
  LIMIT_REACHED: {
    limit: { schema: { type: 'string', enum: ['upcoming', 'daily'] }, isRequired: true },
    max: { schema: { type: 'integer' }, isRequired: true },
  },
  CHARGE_REQUIRED: {
    charges: { schema: { type: 'array', items: charge }, isRequired: true },
  },
  RATE_LIMITED: {
    resetsAt: { schema: instant('When a retry can succeed (UTC).'), isRequired: false },
    retryAfter,
  },
  SERVICE_UNAVAILABLE: { retryAfter },
}

/** What a code means for any call; a call's own description of the error replaces it. */
const meanings: Partial<Record<ErrorCode, string>> = {
  BAD_USER_INPUT:
    'A member or a parameter is missing, unknown or not valid; `errors` names it. Malformed JSON and a body of more than 1000 values have no `errors`.',
  UNAUTHENTICATED: 'The request has no valid session or access token.',
  FORBIDDEN:
    'The account may not do this, its access token lacks a scope, or a page of another site sent the request.',
  FRESH_PROOF_REQUIRED:
    'The person of the session must have signed in, or proved who they are, in the last 10 minutes.',
  NOT_FOUND: 'No such row.',
  PAYLOAD_TOO_LARGE: 'The body has more than 100 kB (102,400 bytes).',
  UNSUPPORTED_MEDIA_TYPE: 'The body is not `application/json` in UTF-8.',
  IDEMPOTENCY_KEY_REUSED:
    'The header `Idempotency-Key` or the `submissionKey` belongs to another request, or the `submissionKey` is older than 24 hours.',
  RATE_LIMITED: 'Too many requests; wait for `retryAfter`.',
  INTERNAL_SERVER_ERROR: 'A fault of the server.',
  SERVICE_UNAVAILABLE: 'The server is busy or restarting; wait for `retryAfter`.',
}

/** The codes whose errors can name fields. */
const WITH_FIELDS: readonly ErrorCode[] = ['BAD_USER_INPUT', 'CONFLICT']

const fieldError: JsonSchema = {
  type: 'object',
  required: ['field', 'message', 'path'],
  properties: {
    field: { type: 'string', description: 'The name of the member or parameter.' },
    message: { type: 'string', description: 'For people.' },
    path: {
      type: 'array',
      items: { type: ['string', 'integer'] },
      description: 'The path from the body, with positions of a list from 0.',
    },
  },
}

const schemaRef = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })
const nameOf = (code: ErrorCode) =>
  code
    .toLowerCase()
    .replace(/(?:^|_)(\w)/g, (_, first: string) => first.toUpperCase())
    .replace(/(?<!Error)$/, 'Error')

/** Returns the schema of errors with this code. */
function errorSchema(code: ErrorCode): JsonSchema {
  const own = code in details ? Object.entries(details[code as keyof Details]) : []
  const isServerFault = ERRORS[code].status >= 500
  const required = own.filter(([, { isRequired }]) => isRequired).map(([name]) => name)
  return {
    type: 'object',
    ...(meanings[code] && { description: meanings[code] }),
    required: ['message', 'code', ...required, ...(isServerFault ? ['requestId'] : [])],
    properties: {
      message: { type: 'string', description: 'For people.' },
      code: { type: 'string', const: code, description: 'For programs.' },
      ...(WITH_FIELDS.includes(code) && {
        errors: { type: 'array', items: schemaRef('FieldError') },
      }),
      ...Object.fromEntries(own.map(([name, { schema }]) => [name, schema])),
      ...(isServerFault && {
        requestId: { type: 'string', description: 'Quote it if you report the problem.' },
      }),
    },
  }
}

const RETRY: readonly ErrorCode[] = ['RATE_LIMITED', 'SERVICE_UNAVAILABLE']

/** Returns the response with one of these codes, which have one status. */
function errorResponse(codes: ErrorCode[], description: string): Response {
  const [one = 'INTERNAL_SERVER_ERROR', ...others] = codes
  const mapping = Object.fromEntries(codes.map(code => [code, schemaRef(nameOf(code)).$ref ?? '']))
  const schema: JsonSchema =
    others.length === 0
      ? schemaRef(nameOf(one))
      : {
          oneOf: codes.map(code => schemaRef(nameOf(code))),
          discriminator: { propertyName: 'code', mapping },
        }
  return {
    description,
    ...(RETRY.includes(one) && { headers: { 'Retry-After': ref('headers', 'RetryAfter') } }),
    content: { 'application/json': { schema } },
  }
}

const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` })

/**
 * Returns the failed responses of a call by status. `errors` has the call's codes, each with what
 * the call's description says of it.
 */
export function errorResponses(errors: ReadonlyMap<ErrorCode, string>): Record<string, Response> {
  const responses: Record<string, Response> = {}
  const statuses = new Set([...errors.keys()].map(code => ERRORS[code].status))
  for (const status of [...statuses].sort((one, other) => one - other)) {
    const codes = [...errors.keys()].filter(code => ERRORS[code].status === status)
    const [only, ...others] = codes
    const isGeneral = only && others.length === 0 && !errors.get(only)
    const texts = codes.map(code => `\`${code}\`${errors.get(code) ?? ''}.`)
    responses[status] = isGeneral
      ? ref('responses', nameOf(only))
      : errorResponse(codes, texts.join(' '))
  }
  return responses
}

/** Returns the schemas and the responses of errors, for the codes that calls can return. */
export function errorComponents(codes: Iterable<ErrorCode>) {
  const used = [...new Set(codes)].sort()
  const general = used.flatMap(code => {
    const meaning = meanings[code]
    return meaning
      ? [[nameOf(code), errorResponse([code], `\`${code}\`: ${meaning}`)] as const]
      : []
  })
  return {
    schemas: {
      FieldError: fieldError,
      ...Object.fromEntries(used.map(code => [nameOf(code), errorSchema(code)])),
    },
    responses: Object.fromEntries(general),
  }
}

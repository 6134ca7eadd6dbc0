import type { GraphQLSchema } from 'graphql'
import { SCHEMA_VERSION } from '../../src/features/version/schema-version'
import type { ListRoute } from '../../src/rest/list-route'
import type { Route } from '../../src/rest/route'
import { ERRORS, type ErrorCode } from '../../src/shared/errors'
import { STAFF_SCOPES } from '../../src/shared/staff-scopes'
import { club } from '../../src/shared/club'
import { errorComponents, errorResponses } from './error-responses'
import type { CallExamples } from './guide'
import { Components } from './json-schema'
import type { OpenApi, Operation, Parameter, Response } from './openapi'
import { generalErrors, readOperation, type CalledOperation } from './operation'
import { securitySchemes } from './security-schemes'
import { tagOf, tags } from './tags'

type Row = Route | ListRoute

export interface Sources {
  schema: GraphQLSchema
  rows: readonly Row[]
  /** The examples of the guide for a call, such as `GET /api/bookings`. */
  examplesOf: (call: string) => CallExamples
}

/** Describes the calls of the REST API in OpenAPI 3.1 (API-13). */
export function createOpenApi({ rows, ...sources }: Sources): OpenApi {
  const components = new Components()
  const codes = new Set<ErrorCode>()
  const paths: OpenApi['paths'] = {}
  for (const row of rows) {
    const path = `/api${row.path.replace(/:(\w+)/g, '{$1}')}`
    const operation = readOperation(row.definition, row.path, { ...sources, components })
    const errors = errorsOf(row, operation)
    for (const code of errors.keys()) codes.add(code)
    const examples = sources.examplesOf(`${row.method} /api${row.path}`)
    const described = describe(row, operation, { errors, examples, components })
    paths[path] = {
      ...paths[path],
      [row.method.toLowerCase()]: described,
      ...pageOf(row, described),
    }
  }
  const { schemas, responses } = errorComponents(codes)
  return {
    openapi: '3.1.1',
    info: {
      title: `${club.name}: REST API`,
      version: SCHEMA_VERSION,
      description: INTRODUCTION,
    },
    servers: [{ url: '/' }],
    tags,
    paths,
    components: {
      schemas: { ...components.schemas, ...schemas },
      responses,
      headers: {
        RetryAfter: {
          description: 'The seconds to wait before a retry.',
          schema: { type: 'integer', minimum: 0 },
        },
      },
      securitySchemes,
    },
  }
}

const INTRODUCTION = [
  'The calls of the site’s forms and lists. Each call runs one operation of the GraphQL API at',
  '`/graphql`, which can do more. The guide is at `/graphql/docs`.',
  'A minor version can add members to responses and values to enums: accept those that you do not',
  'know. Requests with unknown members or parameters are refused. An empty text in an optional',
  'member counts as not sent, except in `submissionKey`. Limits of texts apply after trimming.',
  'Every response has the header `X-Request-Id`.',
].join(' ')

interface Extras {
  errors: ReadonlyMap<ErrorCode, string>
  examples: CallExamples
  components: Components
}

function describe(row: Row, called: CalledOperation, extras: Extras): Operation {
  const { errors, examples } = extras
  const { summary, text } = called
  const columns = 'columns' in row && row.columns
  const parameters = [...called.parameters, ...(isRepeatable(row) ? [idempotencyKey] : [])]
  const texts = [
    text,
    ...(columns ? [`A CSV file with the columns ${columns.join(', ')}.`] : []),
  ].filter(Boolean)
  return {
    operationId: called.id,
    tags: [tagOf(row.path)],
    summary,
    ...(texts.length > 0 && { description: texts.join(' ') }),
    security: securityOf(row, called),
    ...(parameters.length > 0 && { parameters }),
    ...requestBody(row, called, examples),
    responses: { ...successes(row, called, extras), ...errorResponses(errors) },
  }
}

/**
 * The staff's roles are roles in the requirement, and so are a token's scopes, as OpenAPI 3.1 allows
 * for any scheme. An export needs a scope besides that of its list, which fewer roles have.
 */
function securityOf(row: Row, { who, access }: CalledOperation): Operation['security'] {
  if (isOpen(row)) return []
  const staff = isExport(row) ? 'EXPORTS_READ' : typeof who === 'object' && who.staff
  const cookie = { cookie: staff ? [...STAFF_SCOPES[staff].roles] : [] }
  const scopes = access === 'open' ? [] : [access]
  const token = access === 'closed' ? [] : [{ apiToken: scopes }]
  return [...(who === 'everyone' ? [{}] : []), cookie, ...token]
}

const isExport = (row: Row) => 'isExport' in row && row.isExport === true
/** Whether the call has the header `Idempotency-Key` (ADR-41). */
const isRepeatable = (row: Row) => row.method !== 'GET' && !isOpen(row)
const isOpen = (row: Row) => 'isOpenToOtherSites' in row && row.isOpenToOtherSites === true

function errorsOf(row: Row, called: CalledOperation): Map<ErrorCode, string> {
  const isWrite = row.method !== 'GET'
  const errors = new Map(called.errors)
  for (const code of generalErrors({ isOpen: isOpen(row), isWrite }))
    errors.set(code, errors.get(code) ?? '')
  if (isRepeatable(row)) {
    const conflict = errors.get('CONFLICT')
    errors.set('CONFLICT', conflict === undefined ? UNKNOWN : `${conflict}, and${UNKNOWN}`)
  }
  if (isExport(row))
    errors.set('FRESH_PROOF_REQUIRED', ' with a session, without a fresh proof of identity')
  const refused = errors.get('FORBIDDEN')
  if (refused && isWrite)
    errors.set(
      'FORBIDDEN',
      `${refused}, if the access token lacks a scope, and if a page of another site sent the request`,
    )
  return new Map([...errors].sort(([one], [other]) => ERRORS[one].status - ERRORS[other].status))
}

/** What a repeated request gets if the first one’s server has stopped. */
const UNKNOWN = ' if a request with this `Idempotency-Key` may be done already'

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A new UUID. With a session or an access token, the same request with the same key is executed once in 24 hours, and gets the first response again. Without an account it has no effect.',
  schema: { type: 'string', format: 'uuid' },
}

function requestBody(
  row: Row,
  { body }: CalledOperation,
  { request }: CallExamples,
): Pick<Operation, 'requestBody'> {
  if (isOpen(row)) return { requestBody: { required: false, content: { '*/*': { schema: {} } } } }
  if (!body) return {}
  const example = request !== undefined && { example: request }
  const content = { 'application/json': { schema: body.schema, ...example } }
  return { requestBody: { required: body.isRequired, content } }
}

const etag = { ETag: { schema: { type: 'string' } } }

function successes(
  { definition, maxAge, ...row }: Row,
  { summary, response }: CalledOperation,
  { examples: { responses }, components }: Extras,
): Record<string, Response> {
  // The summary of a read names its data; that of a write, what it does.
  const words = row.method === 'GET' ? `${summary}.` : components.describeValue(response)
  const type = definition.contentType?.split(';')[0] ?? 'application/json'
  const headers = {
    ...(maxAge !== undefined && etag),
    ...('columns' in row && { 'Content-Disposition': { schema: { type: 'string' } } }),
  }
  const all = definition.statuses.map((status): [string, Response] => {
    const example = responses.get(status)
    const content = { [type]: { schema: response, ...(example !== undefined && { example }) } }
    const withHeaders = Object.keys(headers).length > 0 && { headers }
    const text = status === 201 ? `Created. ${words}` : words
    return [String(status), { description: text, ...withHeaders, content }]
  })
  const notModified: Response = {
    description: 'The response has not changed since the one with the ETag in `If-None-Match`.',
    headers: etag,
  }
  if (maxAge !== undefined) all.push(['304', notModified])
  return Object.fromEntries(all)
}

/** A call for mail programs has a page for people at the same address. */
function pageOf(
  row: Row,
  { parameters, responses, ...call }: Operation,
): Record<string, Operation> {
  if (!('page' in row)) return {}
  const redirect = {
    description: 'The page.',
    headers: { Location: { schema: { type: 'string' } } },
  }
  const failures = Object.fromEntries(
    Object.entries(responses).filter(([status]) => status >= '400'),
  )
  return {
    get: {
      operationId: `${call.operationId}Page`,
      tags: call.tags,
      summary: 'Redirects a browser to the page with the button',
      security: [],
      ...(parameters && { parameters }),
      responses: { '303': redirect, ...failures },
    },
  }
}

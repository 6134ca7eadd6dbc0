import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { Request } from 'express'
import { AppError } from '../core/errors'
import type { DocumentNode } from 'graphql'
import type { BodyOptions, RequestReader } from './body'
import { refuseAll, unknownParameter } from './validation-errors'

type Method = 'GET' | 'POST' | 'PUT'
type Endpoint = `${Method} /${string}`

/** Runs an operation of the schema for the caller; rejects with its first error. */
export type RunOperation = <Data, Variables extends object>(
  document: TypedDocumentNode<Data, Variables>,
  variables: { [Key in keyof Variables]: unknown },
) => Promise<CompleteData<Data>>

/** The data of an operation without errors: no root field is null. */
export type CompleteData<Data> = { [Root in keyof Data]: NonNullable<Data[Root]> }

/**
 * Returns the data of an operation without errors. Throws UNAUTHENTICATED if a root field is null:
 * only `me` is null without an error, for a visitor (API-11).
 */
export function requireData<Data extends object>(data: Data): CompleteData<Data> {
  if (Object.values(data).includes(null)) throw new AppError('UNAUTHENTICATED')
  // No value is null, checked above.
  return data as CompleteData<Data>
}

/** The status and the body of a response; the body is sent as JSON unless it has a `contentType`. */
type Answer =
  | { status: number; body: unknown; contentType?: never }
  | { status: number; body: string; contentType: string }

/** What a call reads and returns; its description in openapi.json is made from this. */
export interface CallDefinition {
  document: DocumentNode
  /** The operation's `input` as the body; undefined if the call has none. */
  body?: BodyOptions | undefined
  /** Maps the operation's data to the body of the response. */
  pick: (data: never) => unknown
  statuses: readonly number[]
  /** The media type of the response if it is not JSON. */
  contentType?: string
  /** True if query parameters are the members of the operation's `input`. */
  hasInputInQuery?: boolean
  /** Replaces the description of the operation's field, where the call differs from it. */
  description?: string
}

/** The statuses of a call whose data decides. */
interface StatusChoice<Data> {
  if: (data: Data) => boolean
  then: number
  else: number
}

/** One documented call, which runs operations of the schema. */
export interface Route {
  method: Method
  path: string
  definition: CallDefinition
  answer: (run: RunOperation, req: Request) => Promise<Answer>
  /** For how many seconds caches may store the response; undefined means never. */
  maxAge?: number
  /** True if the visitors' limit does not count the call (SEC-T2). */
  isExemptFromVisitorLimit?: boolean
  /** True for a call that accepts any content type and origin, and uses no session. */
  isOpenToOtherSites?: boolean
  /** Returns the page to which a GET of such a call redirects. A GET changes nothing. */
  page?: (req: Request) => string
}

/**
 * Returns a row of the table for one operation. A wrong variable, a wrong `pick` or a malformed
 * endpoint is a compile error.
 */
// oxlint-disable-next-line max-params -- in the order of a call, so that the table reads as one
export function route<Data, Variables extends object>(
  endpoint: Endpoint,
  document: TypedDocumentNode<Data, Variables>,
  {
    variables,
    toRequestError,
    body,
  }: RequestReader<NoInfer<{ [Key in keyof Variables]: unknown }>>,
  pick: (data: NoInfer<CompleteData<Data>>) => unknown,
  status: number | StatusChoice<NoInfer<CompleteData<Data>>> = 200,
): Route {
  const statuses = typeof status === 'number' ? [status] : [status.then, status.else]
  return {
    ...parseEndpoint(endpoint),
    definition: { document, body, pick, statuses },
    answer: async (run, req) => {
      refuseAll(req.query, unknownParameter)
      const data = await run(document, variables(req)).catch((error: unknown) => {
        throw toRequestError(req, error)
      })
      return { status: statusOf(status, data), body: pick(data) }
    },
  }
}

function statusOf<Data>(status: number | StatusChoice<Data>, data: Data): number {
  if (typeof status === 'number') return status
  return status.if(data) ? status.then : status.else
}

/** Returns the row with a response that caches may store for `maxAge` seconds. */
export const cached = (maxAge: number, row: Route): Route => ({ ...row, maxAge })

/** Returns the row with a description of its own, for a call that differs from its operation. */
export const described = (description: string, row: Route): Route => ({
  ...row,
  definition: { ...row.definition, description },
})

/** Returns the row, exempt from the visitors' limit. */
export const exempt = (row: Route): Route => ({ ...row, isExemptFromVisitorLimit: true })

function parseEndpoint(endpoint: Endpoint): Pick<Route, 'method' | 'path'> {
  // Split matches the template type.
  const [method, path] = endpoint.split(' ') as [Method, string]
  return { method, path }
}

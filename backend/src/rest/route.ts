import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { Request } from 'express'
import { AppError } from '../core/errors'
import type { RequestReader } from './body'
import { refuseAll, unknownParameter } from './validation-errors'

type Method = 'GET' | 'POST' | 'PUT'
type Endpoint = `${Method} /${string}`

/** Runs an operation of the schema for the asking person; rejects with its first error. */
export type RunOperation = <Data, Variables extends object>(
  document: TypedDocumentNode<Data, Variables>,
  variables: { [Key in keyof Variables]: unknown },
) => Promise<CompleteData<Data>>

/** What an operation answers when nothing failed: every root field is there. */
export type CompleteData<Data> = { [Root in keyof Data]: NonNullable<Data[Root]> }

/**
 * Data without an error. A root field is null because it failed, which is thrown before; only `me`
 * is null without an error, when nobody is signed in, which is a 401 here (decision T11).
 */
export function requireData<Data extends object>(data: Data): CompleteData<Data> {
  if (Object.values(data).includes(null)) throw new AppError('UNAUTHENTICATED')
  // The line above looked at each.
  return data as CompleteData<Data>
}

/** What an answer says: its status and its JSON body. */
interface Answer {
  status: number
  body: unknown
}

/** One documented call: a request, answered by running operations. */
export interface Route {
  method: Method
  path: string
  answer: (run: RunOperation, req: Request) => Promise<Answer>
  /** The seconds for which anybody's cache may keep the answer; without them none does. */
  maxAge?: number
  /** True when the visitors' limit does not count the call (SEC-T2). */
  isExemptFromVisitorLimit?: boolean
  /** True for a call that needs neither JSON nor the site's own pages, and knows no session. */
  isOpenToOtherSites?: boolean
  /** Where on the site a browser is led that opens the address of such a call; that changes nothing. */
  page?: (req: Request) => string
}

/** A row of the table: one operation. A wrong variable, a wrong pick or a malformed endpoint does not compile. */
// oxlint-disable-next-line max-params -- in the order of a call, so that the table reads as one
export function route<Data, Variables extends object>(
  endpoint: Endpoint,
  document: TypedDocumentNode<Data, Variables>,
  { variables, toRequestError }: RequestReader<NoInfer<{ [Key in keyof Variables]: unknown }>>,
  pick: (data: NoInfer<CompleteData<Data>>) => unknown,
  status: number | ((data: NoInfer<CompleteData<Data>>) => number) = 200,
): Route {
  return {
    ...parseEndpoint(endpoint),
    answer: async (run, req) => {
      refuseAll(req.query, unknownParameter)
      const data = await run(document, variables(req)).catch((error: unknown) => {
        throw toRequestError(req, error)
      })
      return { status: typeof status === 'number' ? status : status(data), body: pick(data) }
    },
  }
}

/** The same row, whose answer caches may keep for so many seconds. */
export const cached = (maxAge: number, row: Route): Route => ({ ...row, maxAge })

/** The same row, whose calls the visitors' limit does not count. */
export const exempt = (row: Route): Route => ({ ...row, isExemptFromVisitorLimit: true })

function parseEndpoint(endpoint: Endpoint): Pick<Route, 'method' | 'path'> {
  // The template type says what split gives.
  const [method, path] = endpoint.split(' ') as [Method, string]
  return { method, path }
}

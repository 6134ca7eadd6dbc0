import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { Request } from 'express'
import { AppError } from '../core/errors'
import { none, type Reading } from './body'
import { refuseAll, unknownParameter } from './validation-errors'

type Method = 'GET' | 'POST' | 'PUT'
type Endpoint = `${Method} /${string}`

/** Runs an operation of the schema for the asking person; rejects with its first error. */
export type Run = <Data, Variables extends object>(
  document: TypedDocumentNode<Data, Variables>,
  variables: { [Key in keyof Variables]: unknown },
) => Promise<Whole<Data>>

/** What an operation answers when nothing failed: every root field is there. */
export type Whole<Data> = { [Root in keyof Data]: NonNullable<Data[Root]> }

/**
 * Data without an error. A root field is null because it failed, which is thrown before; only `me`
 * is null without an error, when nobody is signed in, which is a 401 here (decision T11).
 */
export function whole<Data extends object>(data: Data): Whole<Data> {
  if (Object.values(data).includes(null)) throw new AppError('UNAUTHENTICATED')
  // The line above looked at each.
  return data as Whole<Data>
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
  answer: (run: Run, req: Request) => Promise<Answer>
  /** The seconds for which anybody's cache may keep the answer; without them none does. */
  maxAge?: number
}

/** A row of the table: one operation. A wrong variable, a wrong pick or a malformed endpoint does not compile. */
export function route<Data, Variables extends object>(
  endpoint: Endpoint,
  document: TypedDocumentNode<Data, Variables>,
  { variables, complaint }: Reading<NoInfer<{ [Key in keyof Variables]: unknown }>>,
  pick: (data: NoInfer<Whole<Data>>) => unknown,
  status: number | ((data: NoInfer<Whole<Data>>) => number) = 200,
): Route {
  return {
    ...parts(endpoint),
    answer: async (run, req) => {
      refuseAll(req.query, unknownParameter)
      const data = await run(document, variables(req)).catch((error: unknown) => {
        throw complaint(req, error)
      })
      return { status: typeof status === 'number' ? status : status(data), body: pick(data) }
    },
  }
}

/** A connection, as far as its pages are turned. */
export interface Listed<Node> {
  edges: { node: Node }[]
  pageInfo: { hasNextPage: boolean; endCursor?: string | null }
}

/** A row that answers a whole list as one array: it turns the connection's pages to the last. */
export function listRoute<Data, Node>(
  endpoint: Endpoint,
  document: TypedDocumentNode<Data, { after?: string | null }>,
  pick: (data: NoInfer<Whole<Data>>) => Listed<Node>,
): Route {
  return {
    ...parts(endpoint),
    answer: async (run, req) => {
      refuseAll(req.query, unknownParameter)
      none.variables(req)
      const body: Node[] = []
      let after: string | null | undefined
      do {
        const { edges, pageInfo } = pick(await run(document, { after }))
        body.push(...edges.map(({ node }) => node))
        after = pageInfo.hasNextPage ? pageInfo.endCursor : undefined
      } while (after)
      return { status: 200, body }
    },
  }
}

/** The same row, whose answer caches may keep for so many seconds. */
export const cached = (maxAge: number, row: Route): Route => ({ ...row, maxAge })

function parts(endpoint: Endpoint): Pick<Route, 'method' | 'path'> {
  // The template type says what split gives.
  const [method, path] = endpoint.split(' ') as [Method, string]
  return { method, path }
}

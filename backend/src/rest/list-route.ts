import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { Request } from 'express'
import { DOWNLOAD_PAGE_SIZE } from '../pagination/connection'
import { noBody } from './body'
import { toCsv, type Cell } from './csv'
import { validationError, refuseAll, unknownParameter } from './validation-errors'
import type { CompleteData, RunOperation } from './route'

/** Some rows of a list as text, and the cursor behind which others follow. */
export interface ListPage {
  text: string
  after: string | null | undefined
}

/** A call that answers a whole list: one of the schema, read page by page. */
export interface ListRoute {
  method: 'GET'
  path: string
  /** The media type, as Express takes it. */
  type: string
  /** What a download is called that is made on this day; undefined for what is no download. */
  fileName?: (day: string) => string
  readPage: (run: RunOperation, req: Request, after: ListPage['after']) => Promise<ListPage>
  /** What stands behind the last row. */
  end: string
  /** No cache keeps a list. */
  maxAge?: undefined
}

/** A connection, as far as paging reads it. */
interface ConnectionPage<Node> {
  edges: { node: Node }[]
  pageInfo: { hasNextPage: boolean; endCursor?: string | null }
}

/** What an operation must take to be read page by page. */
interface PageVariables {
  first: number
  after?: string | null
}

/** A row that answers a whole list as one JSON array. */
export function listRoute<Data, Node>(
  endpoint: `GET /${string}`,
  document: TypedDocumentNode<Data, PageVariables>,
  pick: (data: NoInfer<CompleteData<Data>>) => ConnectionPage<Node>,
): ListRoute {
  return {
    method: 'GET',
    path: endpoint.slice('GET '.length),
    type: 'json',
    end: ']',
    readPage: async (run, req, after) => {
      refuseAll(req.query, unknownParameter)
      noBody.variables(req)
      const { edges, pageInfo } = pick(await run(document, { first: DOWNLOAD_PAGE_SIZE, after }))
      const rows = JSON.stringify(edges.map(({ node }) => node)).slice('['.length, -']'.length)
      return { text: (after ? rows && ',' : '[') + rows, after: nextOf(pageInfo) }
    },
  }
}

/** A row that answers a whole list as a CSV file: one operation, and what each column says of a node. */
export function csvRoute<Data, Variables extends PageVariables, Node>(
  path: `/${string}.csv`,
  document: TypedDocumentNode<Data, Variables>,
  pick: (data: NoInfer<CompleteData<Data>>) => ConnectionPage<Node>,
  columns: Record<string, (node: NoInfer<Node>) => Cell>,
): ListRoute {
  const cells = Object.values(columns)
  return {
    method: 'GET',
    path,
    type: 'text/csv; charset=utf-8',
    fileName: day => path.replace(/.*\/(.*)\.csv$/, `$1-${day}.csv`),
    end: '',
    readPage: async (run, req, after) => {
      // The operation's variables decide which parameters there are, and what they may be; pages are ours.
      const pageArguments = ['first', 'after'].filter(name => name in req.query)
      if (pageArguments.length > 0) throw validationError(pageArguments.map(unknownParameter))
      noBody.variables(req)
      const variables = { ...req.query, first: DOWNLOAD_PAGE_SIZE, after } as {
        [Key in keyof Variables]: unknown
      }
      const { edges, pageInfo } = pick(await run(document, variables))
      const rows = edges.map(({ node }) => cells.map(cell => cell(node)))
      const text = toCsv(after ? rows : [Object.keys(columns), ...rows], { isTop: !after })
      return { text, after: nextOf(pageInfo) }
    },
  }
}

const nextOf = ({ hasNextPage, endCursor }: ConnectionPage<unknown>['pageInfo']) =>
  hasNextPage ? endCursor : undefined

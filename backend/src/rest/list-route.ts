import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { Request } from 'express'
import type { DocumentNode } from 'graphql'
import { DOWNLOAD_PAGE_SIZE } from '../pagination/connection'
import { noBody } from './body'
import { toCsv, type Cell } from './csv'
import { validationError, refuseAll, unknownParameter } from './validation-errors'
import type { CallDefinition, CompleteData, RunOperation } from './route'

/** One page of a list as text, and the cursor of the next page. */
interface ListPage {
  text: string
  /** The number of rows in `text`. */
  rows: number
  after: string | null | undefined
}

/** A call that returns a whole list of the schema, read page by page. */
export interface ListRoute {
  method: 'GET'
  path: string
  definition: CallDefinition
  /** The media type, in Express's notation. */
  type: string
  /** The headers of a download's columns. */
  columns?: readonly string[]
  /** Returns the file name of a download on this day; undefined if the call is not a download. */
  fileName?: (today: string, query: Request['query']) => string
  readPage: (run: RunOperation, req: Request, after: ListPage['after']) => Promise<ListPage>
  /** The text after the last row. */
  end: string
  /** True for a list of the team: each download is recorded in the audit log (ACCOUNT-31). */
  isExport?: boolean
  /** Lists are never cached. */
  maxAge?: undefined
}

/** The parts of a connection that paging needs. */
interface ConnectionPage<Node> {
  edges: { node: Node }[]
  pageInfo: { hasNextPage: boolean; endCursor?: string | null }
}

/** The variables that an operation must have for paging. */
interface PageVariables {
  first: number
  after?: string | null
}

/** Returns a row that sends a whole list as one JSON array. */
export function listRoute<Data, Node>(
  endpoint: `GET /${string}`,
  document: TypedDocumentNode<Data, PageVariables>,
  pick: (data: NoInfer<CompleteData<Data>>) => ConnectionPage<Node>,
): ListRoute {
  return {
    method: 'GET',
    path: endpoint.slice('GET '.length),
    type: 'json',
    definition: {
      document,
      pick: (data: CompleteData<Data>) => pick(data).edges.map(({ node }) => node),
      statuses: [200],
    },
    end: ']',
    readPage: async (run, req, after) => {
      refuseAll(req.query, unknownParameter)
      noBody.variables(req)
      const { edges, pageInfo } = pick(await run(document, { first: DOWNLOAD_PAGE_SIZE, after }))
      const text = JSON.stringify(edges.map(({ node }) => node)).slice('['.length, -']'.length)
      return {
        text: (after ? text && ',' : '[') + text,
        rows: edges.length,
        after: nextOf(pageInfo),
      }
    },
  }
}

/** Returns the row as a list of the team, whose downloads are recorded in the audit log. */
export const exported = (row: ListRoute): ListRoute => ({ ...row, isExport: true })

type Columns<Node> = Record<string, (node: Node) => Cell>

/** What the CSV files have in common; `columns` maps each header to a function of the node. */
function csvFile<Node>(path: `/${string}.csv`, document: DocumentNode, columns: Columns<Node>) {
  const [headers, cells] = [Object.keys(columns), Object.values(columns)]
  const type = 'text/csv; charset=utf-8'
  const row = {
    method: 'GET' as const,
    path,
    type,
    columns: headers,
    definition: { document, pick: () => '', statuses: [200], contentType: type },
    fileName: (day: string) => path.replace(/.*\/(.*)\.csv$/, `$1-${day}.csv`),
    end: '',
    isExport: true,
  } satisfies Omit<ListRoute, 'readPage'>
  const toPage = (nodes: readonly Node[], isTop: boolean) => {
    const rows = nodes.map(node => cells.map(cell => cell(node)))
    return { text: toCsv(isTop ? [headers, ...rows] : rows, { isTop }), rows: nodes.length }
  }
  return { row, toPage }
}

/** Returns a row that sends a whole list of the team as a CSV file. */
export function csvRoute<Data, Variables extends PageVariables, Node>(
  path: `/${string}.csv`,
  document: TypedDocumentNode<Data, Variables>,
  pick: (data: NoInfer<CompleteData<Data>>) => ConnectionPage<Node>,
  columns: Columns<NoInfer<Node>>,
): ListRoute {
  const { row, toPage } = csvFile(path, document, columns)
  return {
    ...row,
    readPage: async (run, req, after) => {
      // The operation's variables define the query parameters, except `first` and `after`.
      const pageArguments = ['first', 'after'].filter(name => name in req.query)
      if (pageArguments.length > 0) throw validationError(pageArguments.map(unknownParameter))
      noBody.variables(req)
      const variables = { ...req.query, first: DOWNLOAD_PAGE_SIZE, after } as {
        [Key in keyof Variables]: unknown
      }
      const { edges, pageInfo } = pick(await run(document, variables))
      const nodes = edges.map(({ node }) => node)
      return { ...toPage(nodes, !after), after: nextOf(pageInfo) }
    },
  }
}

/**
 * Returns a row that sends what the team has of one day as a CSV file. The operation's variable `day`
 * is the query parameter, and names the file.
 */
export function dayCsvRoute<Data, Variables extends { day?: unknown }, Node>(
  path: `/${string}.csv`,
  document: TypedDocumentNode<Data, Variables>,
  pick: (data: NoInfer<CompleteData<Data>>) => readonly Node[],
  columns: Columns<NoInfer<Node>>,
): ListRoute {
  const { row, toPage } = csvFile(path, document, columns)
  return {
    ...row,
    fileName: (today, { day }) => row.fileName(typeof day === 'string' ? day : today),
    readPage: async (run, req) => {
      noBody.variables(req)
      const variables = { ...req.query } as { [Key in keyof Variables]: unknown }
      return { ...toPage(pick(await run(document, variables)), true), after: undefined }
    },
  }
}

const nextOf = ({ hasNextPage, endCursor }: ConnectionPage<unknown>['pageInfo']) =>
  hasNextPage ? endCursor : undefined

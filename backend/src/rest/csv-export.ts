import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { Request } from 'express'
import { DOWNLOAD_PAGE_SIZE } from '../pagination/connection'
import { noBody } from './body'
import { validationError, unknownParameter } from './validation-errors'
import type { Cell } from './csv'
import type { ConnectionPage, RunOperation, CompleteData } from './route'

/** Some rows of a download, and the cursor behind which others follow. */
export interface CsvPage {
  rows: Cell[][]
  after: string | null | undefined
}

/** One download: a list of the schema, page by page. */
export interface CsvExport {
  path: string
  header: string[]
  page: (run: RunOperation, req: Request, after: CsvPage['after']) => Promise<CsvPage>
}

/** A row of the table: one operation, and what each column says of a node. */
export function csvExport<Data, Variables extends { first: number; after?: string | null }, Node>(
  path: `/${string}.csv`,
  document: TypedDocumentNode<Data, Variables>,
  pick: (data: NoInfer<CompleteData<Data>>) => ConnectionPage<Node>,
  columns: Record<string, (node: NoInfer<Node>) => Cell>,
): CsvExport {
  return {
    path,
    header: Object.keys(columns),
    page: async (run, req, after) => {
      // The operation's variables decide which parameters there are, and what they may be; pages are ours.
      const pageArguments = ['first', 'after'].filter(name => name in req.query)
      if (pageArguments.length > 0) throw validationError(pageArguments.map(unknownParameter))
      noBody.variables(req)
      const variables = { ...req.query, first: DOWNLOAD_PAGE_SIZE, after } as {
        [Key in keyof Variables]: unknown
      }
      const { edges, pageInfo } = pick(await run(document, variables))
      return {
        rows: edges.map(({ node }) => Object.values(columns).map(cell => cell(node))),
        after: pageInfo.hasNextPage ? pageInfo.endCursor : undefined,
      }
    },
  }
}

import type { TypedDocumentNode } from '@apollo/client'
import { client } from '../../../api/apollo/client'
import { pageSizeFor } from '../../../api/pageSize'
import { PAGE_SIZE } from '../list/connectionPage'

interface Page {
  edges: readonly unknown[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}

/**
 * Returns a function that loads the next page of a panel's list, which the cache appends. Returns
 * undefined on the last page.
 * @param onLoaded receives the page size with which the panel's query requests the shown rows again
 */
export function useLoadMore<Data>(
  document: TypedDocumentNode<Data, { id: string; after?: string | null }>,
  id: string,
  { edges, pageInfo: { hasNextPage, endCursor } }: Page,
  onLoaded: (size: number) => void,
): (() => Promise<unknown>) | undefined {
  if (!hasNextPage) return undefined
  const variables = { id, after: endCursor }
  return async () => {
    await client.query({ query: document, variables, fetchPolicy: 'network-only' })
    onLoaded(pageSizeFor(edges.length + PAGE_SIZE))
  }
}

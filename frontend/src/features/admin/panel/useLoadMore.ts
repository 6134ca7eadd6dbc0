import type { TypedDocumentNode } from '@apollo/client'
import { client } from '../../../api/apollo/client'

interface Page {
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}

/**
 * Returns a function that loads the next page of a panel's list, which the cache appends. Returns
 * undefined on the last page.
 */
export function useLoadMore<Data>(
  document: TypedDocumentNode<Data, { id: string; after?: string | null }>,
  id: string,
  { pageInfo: { hasNextPage, endCursor } }: Page,
): (() => Promise<unknown>) | undefined {
  if (!hasNextPage) return undefined
  const variables = { id, after: endCursor }
  return () => client.query({ query: document, variables, fetchPolicy: 'network-only' })
}

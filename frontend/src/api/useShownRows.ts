import type { ObservableQuery } from '@apollo/client'
import { isNetworkRequestInFlight } from '@apollo/client/utilities'
import { useState } from 'react'

type Rows<List extends string> = Partial<Record<List, number>>

interface ShownRows<List extends string> {
  /** The page sizes of the lists to which "Show more" has added rows. */
  rows: Rows<List>
  fetchPolicy: 'cache-first' | 'cache-and-network'
  /** Call it when `query` shows `size` rows of the list. */
  grow: (
    query: Pick<ObservableQuery, 'getCurrentResult' | 'refetch'>,
    list: List,
    size: number,
  ) => void
}

/**
 * Keeps how many rows of a query's lists are shown, so that a refetch keeps the pages that "Show
 * more" has loaded. `List` names the variables of the query that contain the page sizes.
 * @param id what the query shows; each starts with the first pages
 */
export function useShownRows<List extends string>(id: string): ShownRows<List> {
  const first: { id: string; rows: Rows<List> } = { id, rows: {} }
  const [shown, setShown] = useState(first)
  if (shown.id !== id) setShown(first)
  const { rows } = shown.id === id ? shown : first
  return {
    rows,
    // The cache already contains the rows that "Show more" has loaded.
    fetchPolicy: Object.keys(rows).length > 0 ? 'cache-first' : 'cache-and-network',
    grow(query, list, size) {
      setShown(last => (last.id === id ? { id, rows: { ...last.rows, [list]: size } } : last))
      // The response under way has only the first rows and replaces the list in the cache.
      if (isNetworkRequestInFlight(query.getCurrentResult().networkStatus))
        query.refetch({ [list]: size }).catch(console.error)
    },
  }
}

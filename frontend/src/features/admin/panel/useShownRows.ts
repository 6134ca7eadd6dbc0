import { useState } from 'react'

interface ShownRows<List extends string> {
  /** The page sizes of the lists to which "Show more" has added rows. */
  rows: Partial<Record<List, number>>
  fetchPolicy: 'cache-first' | 'cache-and-network'
  grow: (list: List, size: number) => void
}

/**
 * Keeps how many rows of a panel's lists are shown, so that a refetch keeps the pages that "Show
 * more" has loaded. `List` names the variables of the query that contain the page sizes.
 * @param id the row whose details the panel shows; each starts with the first pages
 */
export function useShownRows<List extends string>(id: string): ShownRows<List> {
  const first: { id: string; rows: ShownRows<List>['rows'] } = { id, rows: {} }
  const [shown, setShown] = useState(first)
  if (shown.id !== id) setShown(first)
  const { rows } = shown.id === id ? shown : first
  return {
    rows,
    // The cache already contains the rows that "Show more" has loaded.
    fetchPolicy: Object.keys(rows).length > 0 ? 'cache-first' : 'cache-and-network',
    grow: (list, size) =>
      setShown(last => (last.id === id ? { id, rows: { ...last.rows, [list]: size } } : last)),
  }
}

import { useDeferredValue, useState } from 'react'
import { isFirst } from './isFirst'

/**
 * Returns whether a page still loads for the first time: until each of these queries has been answered, has
 * failed or is skipped. Queries that begin later leave the page as it is. What is shown then is rendered in
 * steps (`useDeferredValue`), because a whole page in one task would block a slow phone.
 */
export function useFirstLoad(...queries: { data?: unknown; loading: boolean }[]): boolean {
  const [hasLoaded, setHasLoaded] = useState(false)
  const isLoading = !hasLoaded && queries.some(isFirst)
  if (!isLoading && !hasLoaded) setHasLoaded(true)
  return useDeferredValue(isLoading)
}

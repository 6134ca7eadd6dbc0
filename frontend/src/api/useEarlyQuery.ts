import { useEffect, useSyncExternalStore } from 'react'
import type { EarlyQuery } from './earlyQuery'

export interface EarlyQueryOptions {
  /**
   * cache-first sends the query only if there is no data. The other two send it whenever a page
   * begins to show it; until the response comes, network-only returns no data and cache-and-network
   * the known data.
   */
  fetchPolicy?: 'cache-first' | 'cache-and-network' | 'network-only'
  /** Milliseconds between requests while the tab is visible. */
  pollInterval?: number
  /** Sends the query only through `refetch`. */
  skip?: boolean
}

interface EarlyQueryResult<Data> {
  data: Data | undefined
  loading: boolean
  error: unknown
  refetch: () => Promise<{ data: Data }>
}

/** The state during prerendering and the first render in the browser. */
const prerendered = { status: 'pending' } as const

/**
 * Implements the part of Apollo Client's `useQuery` that components use, for a query that does not
 * wait for Apollo Client.
 */
export function useEarlyQuery<Data>(
  query: EarlyQuery<Data>,
  { fetchPolicy = 'cache-first', pollInterval = 0, skip = false }: EarlyQueryOptions = {},
): EarlyQueryResult<Data> {
  const state: ReturnType<typeof query.current> = useSyncExternalStore(
    query.subscribe,
    query.current,
    () => prerendered,
  )
  const anew = fetchPolicy !== 'cache-first'
  useEffect(() => (skip ? undefined : query.show(anew)), [query, anew, skip])
  useEffect(() => (pollInterval > 0 ? query.poll(pollInterval) : undefined), [query, pollInterval])

  const { data, error, status } = state
  const isHidden = fetchPolicy === 'network-only' && status !== 'answered'
  return {
    data: isHidden ? undefined : data,
    loading: !skip && status === 'pending' && (anew || data === undefined),
    error,
    refetch: query.refetch,
  }
}

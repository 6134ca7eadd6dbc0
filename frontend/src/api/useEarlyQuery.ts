import { useEffect, useSyncExternalStore } from 'react'
import type { EarlyQuery } from './earlyQuery'

export interface EarlyQueryOptions {
  /**
   * cache-first asks for what is not known. The other two ask whenever a page begins to show the query; until that is
   * answered network-only gives nothing, and cache-and-network what was known before.
   */
  fetchPolicy?: 'cache-first' | 'cache-and-network' | 'network-only'
  /** Milliseconds after which it is asked again, in a tab that is shown. */
  pollInterval?: number
  /** Asks by `refetch` alone. */
  skip?: boolean
}

interface EarlyQueryResult<Data> {
  data: Data | undefined
  loading: boolean
  error: unknown
  refetch: () => Promise<{ data: Data }>
}

/** Nothing is known in a page's HTML, nor in the first drawing over it. */
const prerendered = { status: 'pending' } as const

/** Apollo Client's `useQuery`, as far as components use it, for a query that does not wait for Apollo Client. */
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

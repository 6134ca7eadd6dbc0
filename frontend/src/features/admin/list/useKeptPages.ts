import { InMemoryCache } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef } from 'react'

/** The shown page, and those that whoever turns back sees at once. */
const KEPT_PAGES = 4

/**
 * Of a list's pages the cache keeps the latest that were shown; a list of 50,000 has a thousand. `field` is the
 * query's, `args` are those of the shown page.
 */
export function useKeptPages(field: string, args: object): void {
  const { cache } = useApolloClient()
  const kept = useRef(new Set<string>())
  const key = JSON.stringify(args)

  useEffect(() => {
    const pages = kept.current
    pages.delete(key)
    pages.add(key)
    const left = [...pages].slice(0, -KEPT_PAGES)
    for (const page of left) {
      pages.delete(page)
      // A key is the arguments, as text.
      cache.evict({ fieldName: field, args: JSON.parse(page) as Record<string, unknown> })
    }
    // Their rows go too, as far as nothing else shows them, and what has been read of them: half of the memory.
    if (left.length > 0 && cache instanceof InMemoryCache) cache.gc({ resetResultCache: true })
  }, [cache, field, key])
}

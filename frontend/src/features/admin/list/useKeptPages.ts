import { InMemoryCache } from '@apollo/client'
import { client } from '../../../api/apollo/client'
import { useEffect, useRef } from 'react'

/** The shown page and the earlier pages that Back shows without a request. */
const KEPT_PAGES = 4

/**
 * Keeps only the latest pages of a list in the cache: a list of 50,000 rows has a thousand pages.
 * @param field the field of the query
 * @param args the arguments of the shown page
 */
export function useKeptPages(field: string, args: object): void {
  const { cache } = client
  const kept = useRef(new Set<string>())
  const key = JSON.stringify(args)

  useEffect(() => {
    const pages = kept.current
    pages.delete(key)
    pages.add(key)
    const left = [...pages].slice(0, -KEPT_PAGES)
    for (const page of left) {
      pages.delete(page)
      // A page's key is its arguments as JSON.
      cache.evict({ fieldName: field, args: JSON.parse(page) as Record<string, unknown> })
    }
    // Also frees rows without other references and the results read from them: half of the memory.
    if (left.length > 0 && cache instanceof InMemoryCache) cache.gc({ resetResultCache: true })
  }, [cache, field, key])
}

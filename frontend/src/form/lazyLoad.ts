import { loadOrReload } from '../hydration/loadOrReload'

export interface LazyLoad<Loaded> {
  /** For somebody has begun to fill in the form. Once: the page is loaded anew when it does not come. */
  prefetch: () => void
  load: () => Promise<Loaded>
}

/** What a form needs only once it is used, in a chunk of its own: fetched when somebody reaches for a field. */
export function lazyLoad<Loaded extends object>(fetch: () => Promise<Loaded>): LazyLoad<Loaded> {
  let loaded: Loaded | undefined
  let isPrefetched = false
  const load = async () => {
    // Browsers remember that an import has failed: without a line none is tried.
    if (!loaded && !navigator.onLine) throw new TypeError('No line to fetch it over')
    return (loaded ??= await fetch())
  }
  const prefetch = () => {
    if (isPrefetched) return
    isPrefetched = true
    loadOrReload(String(fetch), load).catch(() => {})
  }
  return { load, prefetch }
}

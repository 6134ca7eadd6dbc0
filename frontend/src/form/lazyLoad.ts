import { loadOrReload } from '../hydration/loadOrReload'

export interface LazyLoad<Loaded> {
  /** Fetches it, for somebody has begun to fill in the form. */
  prefetch: () => void
  load: () => Promise<Loaded>
}

/** What a form needs only once it is used, in a chunk of its own: fetched when somebody reaches for a field. */
export function lazyLoad<Loaded extends object>(fetch: () => Promise<Loaded>): LazyLoad<Loaded> {
  let loaded: Loaded | undefined
  const load = async () => {
    // Browsers remember that an import has failed: without a line none is tried.
    if (!loaded && !navigator.onLine) throw new TypeError('No line to fetch it over')
    return (loaded ??= await fetch())
  }
  return { load, prefetch: () => void loadOrReload(String(fetch), load).catch(() => {}) }
}

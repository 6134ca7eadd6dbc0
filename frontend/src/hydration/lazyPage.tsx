import { lazy, useState, type ComponentType } from 'react'
import { resetOnError } from './ErrorBoundary'
import { loadOrReload } from './loadOrReload'

/** A page that is its own chunk, and that can be fetched before it is shown. */
export interface LazyPage {
  Page: ComponentType
  /** Fetches what is about to be shown; when it does not come, see hydration/loadOrReload.ts. */
  load: () => Promise<ComponentType>
  /** Fetches it for later. Without a line nothing happens, and it is fetched when it is shown. */
  prefetch: () => Promise<void>
}

/**
 * A page fetched before it is first drawn is drawn at once, without a suspended moment: hydration
 * relies on it. A page keeps the form it was first drawn in, else it would lose its state.
 */
export function lazyPage(fetch: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | undefined
  const fetchOnce = async () => (loaded ??= await fetch())
  const load = () => loadOrReload(String(fetch), fetchOnce)
  const suspended = resetOnError(() => lazy(async () => ({ default: await load() })))
  function Page() {
    const [Shown] = useState(() => loaded ?? suspended())
    return <Shown />
  }
  return { Page, load, prefetch: () => fetchOnce().then(ignore, ignore) }
}

const ignore = () => {}

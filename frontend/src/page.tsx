import { lazy, useState, type ComponentType } from 'react'

/** A page that is its own chunk, and that can be fetched before it is shown. */
export interface LazyPage {
  Page: ComponentType
  preload: () => Promise<ComponentType>
}

/**
 * A page fetched before it is first drawn is drawn at once, without a suspended moment: hydration
 * relies on it. A page keeps the form it was first drawn in, else it would lose its state.
 */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | undefined
  const preload = async () => (loaded ??= await load())
  const Suspended = lazy(async () => ({ default: await preload() }))
  function Page() {
    const [Shown] = useState(() => loaded ?? Suspended)
    return <Shown />
  }
  return { Page, preload }
}

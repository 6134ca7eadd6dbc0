import { createElement, type ComponentType } from 'react'
import { chunk, useChunk, type Chunk } from './chunk'

/** A component in its own chunk. */
export interface LazyComponent<Props> extends Chunk<ComponentType<Props>> {
  /**
   * The component. Suspends until the chunk is loaded; renders without suspending when it is loaded
   * already.
   */
  Component: ComponentType<Props>
}

/**
 * Declares a lazy component at module level: `const Home = lazyComponent(() =>
 * import('./HomePage').then(m => m.HomePage))`.
 */
export function lazyComponent<Props extends object>(
  importer: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const source = chunk(importer)
  function Component(props: Props) {
    return createElement(useChunk(source), props)
  }
  return { ...source, Component }
}

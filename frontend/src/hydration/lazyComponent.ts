import { createElement, type ComponentType } from 'react'
import { chunk, useChunk, type Chunk } from './chunk'

/** A component in a chunk of its own. */
export interface LazyComponent<Props> extends Chunk<ComponentType<Props>> {
  /** Draws it. Suspends until it is loaded, and draws it without a suspended moment when it is loaded already. */
  Component: ComponentType<Props>
}

/** Module level: `const Home = lazyComponent(() => import('./HomePage').then(m => m.HomePage))`. */
export function lazyComponent<Props extends object>(
  importer: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const source = chunk(importer)
  function Component(props: Props) {
    return createElement(useChunk(source), props)
  }
  return { ...source, Component }
}

import {
  createElement,
  memo,
  Suspense,
  use,
  useEffect,
  useRef,
  type ComponentType,
  type PropsWithChildren,
  type ReactNode,
} from 'react'
import styled from 'styled-components'
import type { ToastWords } from '../ui/toast'
import { chunk, retryOnline, useChunk, type Chunk } from './chunk'
import { ErrorBoundary } from './ErrorBoundary'
import { markHydrated } from './markHydrated'
import { HYDRATE_ATTR, HYDRATED_EVENT, type HydrateOn } from './protocol'
import { startWhenNeeded } from './startWhenNeeded'

const isBrowser = typeof document !== 'undefined'

interface IslandOptions {
  /**
   * When an island in the page's HTML hydrates: as soon as the page has, or once somebody reaches for it. One of the
   * second kind that is in no HTML is drawn when it is about to be seen; `fallback` keeps its place until then.
   */
  hydrateOn?: HydrateOn
  /** Whether its chunk is loaded as soon as it is declared, not when it is drawn. */
  prefetch?: boolean
  /** Shown when its chunk does not come; else what the page has for that (ErrorFallback). */
  errorFallback?: ReactNode
  /** Said when its chunk is needed offline: its HTML then stays, with what is typed into it, until the browser is online. */
  offlineWords?: ToastWords
}

/**
 * A part of a page in a chunk of its own. It is drawn in full when the page is prerendered and hydrates by itself,
 * after the page; where it is not in the page's HTML, `fallback` stands until it is loaded. Module level only:
 * `const Form = island(() => import('../features/auth/LoginForm').then(m => m.LoginForm))`.
 *
 * memo, because React would discard a dehydrated island that is rendered again with other props, together with what
 * the visitor has typed.
 */
export function island<Props extends object>(
  importer: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
  { hydrateOn = 'load', prefetch = false, errorFallback, offlineWords }: IslandOptions = {},
) {
  const source = chunk(importer)
  const waiting = hydrateOn === 'interaction' && isBrowser ? interaction() : undefined
  const load = offlineWords ? () => retryOnline(source.loadOrReload, offlineWords) : undefined
  islands.push({ source, start: waiting?.start })
  if (prefetch) void source.prefetch()

  function Part(props: Props) {
    if (waiting) use(waiting.started)
    return (
      <IslandBoundary hydrateOn={hydrateOn}>
        {createElement(useChunk(source, load), props)}
      </IslandBoundary>
    )
  }
  return memo(function Island(props: Props) {
    const place = useRef<HTMLDivElement>(null)
    useEffect(() => {
      const stopListening = waiting && startWhenNeeded(waiting.start, place.current)
      return () => {
        stopListening?.()
        // Actions that wait for an island which has been removed need not wait any longer.
        document.dispatchEvent(new Event(HYDRATED_EVENT))
      }
    }, [])
    return (
      <ErrorBoundary fallback={errorFallback}>
        <Suspense fallback={waiting ? <div ref={place}>{fallback}</div> : fallback}>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    )
  })
}

/** All islands known so far. `start` is there where hydration waits for an interaction. */
const islands: { source: Chunk<unknown>; start?: () => void }[] = []

/** Loads ahead the islands known so far that hydrate by themselves, or those that wait for an interaction. */
export function prefetchIslands(hydrateOn: HydrateOn): void {
  for (const { source, start } of islands)
    if (Boolean(start) === (hydrateOn === 'interaction')) void source.prefetch()
}

/**
 * Hydrates the islands that wait for an interaction. A page that stays while its address changes calls it: the
 * router changes the address in a transition, and React holds that back for as long as an island is dehydrated.
 */
export function hydrateIslands(): void {
  prefetchIslands('interaction')
  for (const { start } of islands) start?.()
}

function interaction() {
  let start = () => {}
  const started = new Promise<void>(resolve => {
    start = resolve
  })
  return { start, started }
}

/** Marks where an island begins, so that earlyInput.ts knows which buttons and fields are still dehydrated. */
function IslandBoundary({ hydrateOn, children }: PropsWithChildren<{ hydrateOn: HydrateOn }>) {
  const boundary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (boundary.current) markHydrated(boundary.current)
  }, [])
  return (
    <Boundary ref={boundary} {...{ [HYDRATE_ATTR]: hydrateOn }}>
      {children}
    </Boundary>
  )
}

const Boundary = styled.div`
  display: contents;
`

import {
  createElement,
  memo,
  Suspense,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type PropsWithChildren,
  type ReactNode,
} from 'react'
import styled from 'styled-components'
import type { ToastTexts } from '../ui/toast'
import { chunk, retryOnline, useChunk, type Chunk } from './chunk'
import { ErrorBoundary } from './ErrorBoundary'
import { hydrateOnInteraction } from './hydrateOnInteraction'
import { markHydrated } from './markHydrated'
import { HYDRATE_ATTR, HYDRATED_EVENT, type HydrateOn } from './protocol'
import { startWhenNear } from './startWhenNear'
import { useBrowserValue } from './useBrowserValue'

const isBrowser = typeof document !== 'undefined'
const yes = () => true

interface IslandOptions {
  /**
   * When an island in the page's HTML hydrates: with the page (`load`) or at the first interaction
   * (`interaction`). With `interaction`, an island that is not in the HTML is rendered when it is
   * about to scroll into view. Until then, `fallback` reserves its place.
   */
  hydrateOn?: HydrateOn
  /**
   * Whether the navigation to its page waits for its chunk, so that the page is complete when it
   * appears. Hydration does not wait.
   */
  holdsNavigation?: boolean
  /** Whether only signed-in people see it: it is not prefetched for a visitor. */
  membersOnly?: boolean
  /** Whether its chunk is loaded at declaration instead of at the first render. */
  prefetch?: boolean
  /** Shown when its chunk cannot be loaded; the default is the page's ErrorFallback. */
  errorFallback?: ReactNode
  /**
   * Shown when its chunk is needed offline. Its HTML and input then stay until the browser is back
   * online.
   */
  offlineTexts?: ToastTexts
}

/**
 * Declares a part of a page as a chunk that hydrates separately, after the page. Prerendering
 * renders it in full; where it is not in the page's HTML, `fallback`, which may depend on the props, is shown until it is loaded.
 * Module level only: `const Form = island(() => import('../features/auth/LoginForm').then(m =>
 * m.LoginForm))`.
 *
 * It is a memo, because React discards a dehydrated island, with the visitor's input, when it is
 * rendered again with other props.
 */
export function island<Props extends object>(
  importer: () => Promise<ComponentType<Props>>,
  fallback: ReactNode | ((props: Props) => ReactNode) = null,
  {
    hydrateOn = 'load',
    holdsNavigation = false,
    membersOnly = false,
    prefetch = false,
    errorFallback,
    offlineTexts,
  }: IslandOptions = {},
) {
  const source = chunk(importer)
  const waiting = hydrateOn === 'interaction' && isBrowser ? interaction() : undefined
  const load = offlineTexts ? () => retryOnline(source.loadOrReload, offlineTexts) : undefined
  islands.push({ source, membersOnly, start: waiting?.start })
  if (prefetch) void source.prefetch()
  /* React may replace the HTML, or an earlier place, by a new place at any time. */
  const watch = (place: HTMLDivElement) => waiting && startWhenNear(waiting.start, place)

  function Part(props: Props) {
    if (waiting) use(waiting.started)
    return (
      <IslandBoundary hydrateOn={hydrateOn}>
        {createElement(useChunk(source, load), props)}
      </IslandBoundary>
    )
  }
  return memo(function Island(props: Props) {
    // False if its HTML is hydrated: that has a Suspense boundary, and no place at first.
    const [isNew] = useState(useBrowserValue(yes, false))
    useEffect(() => {
      const stopListening = waiting && !isNew ? hydrateOnInteraction(waiting.start) : undefined
      return () => {
        stopListening?.()
        // Actions that wait for a removed island no longer need to wait.
        document.dispatchEvent(new Event(HYDRATED_EVENT))
      }
    }, [isNew])
    // The same element again, because React renders HTML anew that gets an update while it hydrates.
    return useMemo(() => {
      const room = typeof fallback === 'function' ? fallback(props) : fallback
      return (
        <ErrorBoundary fallback={errorFallback}>
          {holdsNavigation && isNew ? (
            <Part {...props} />
          ) : (
            <Suspense fallback={waiting ? <div ref={watch}>{room}</div> : room}>
              <Part {...props} />
            </Suspense>
          )}
        </ErrorBoundary>
      )
    }, [props, isNew])
  })
}

/** All islands declared so far. `start` is set while hydration waits for an interaction. */
const islands: { source: Chunk<unknown>; membersOnly: boolean; start?: () => void }[] = []

/**
 * Prefetches the islands declared so far that hydrate on load, or those that hydrate on
 * interaction.
 * @param isForVisitor skips the islands for members
 */
export function prefetchIslands(hydrateOn: HydrateOn, isForVisitor = false): void {
  for (const { source, membersOnly, start } of islands)
    if (Boolean(start) === (hydrateOn === 'interaction') && !(membersOnly && isForVisitor))
      void source.prefetch()
}

/**
 * Hydrates the islands that wait for an interaction. A page that stays open while its URL changes
 * must call it: the router changes the location in a transition, which React delays while an island
 * is dehydrated.
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

/**
 * Marks the start of an island's HTML, so that earlyInput.ts finds buttons and fields that are
 * still dehydrated.
 */
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

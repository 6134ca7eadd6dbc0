import {
  lazy,
  memo,
  Suspense,
  useContext,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type PropsWithChildren,
  type ReactNode,
} from 'react'
import styled from 'styled-components'
import { sessionStore } from '../api/sessionStore'
import type { ToastWords } from '../ui/toast'
import { ErrorBoundary, ErrorFallback, resetOnError } from './ErrorBoundary'
import { loadOnceOnline } from './loadOnceOnline'
import { loadOrReload } from './loadOrReload'
import { markHydrated } from './markHydrated'
import { HYDRATE_ATTR, HYDRATED_EVENT, type HydrateOn } from './protocol'
import { startWhenNeeded } from './startWhenNeeded'

const isBrowser = typeof document !== 'undefined'

export interface IslandOptions {
  /**
   * When an island in the page's HTML hydrates: as soon as the page did, or once somebody reaches for it. One of the
   * second kind that the browser has to draw is drawn when it is about to be seen; `fallback` keeps its place until then.
   */
  hydrateOn?: HydrateOn
  /** Whether it draws what Apollo Client knows; else that is not fetched for it. */
  usesApi?: boolean
  /** Only whoever is signed in sees it: fetched with the page already, and drawn with it when it is there by then. */
  membersOnly?: boolean
  /** Its page's path, where pages share a file: on another page it waits until a link to its own is reached for. */
  path?: string
  /** Shown when its chunks do not come; else what the page has for that (ErrorFallback). */
  errorFallback?: ReactNode
  /** Said when they are asked for without a line: its HTML then stays, with what is typed into it, until there is one. */
  offlineWords?: ToastWords
}

/**
 * A part of a page that talks to the server: it and Apollo Client are their own chunks, drawn in
 * full when the page is prerendered and hydrated when the chunks arrive; where it is not in the page's
 * HTML, `fallback` stands until then. Module level only:
 * `const Form = island(() => import('../features/auth/LoginForm').then(m => m.LoginForm))`.
 *
 * memo, because a dehydrated island that is rendered again with other props would be thrown away and
 * drawn anew, together with what the visitor has typed.
 */
export function island<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
  {
    hydrateOn = 'load',
    usesApi = true,
    membersOnly = false,
    path,
    errorFallback,
    offlineWords,
  }: IslandOptions = {},
) {
  const hydration = hydrateOn === 'interaction' && isBrowser ? deferred() : undefined
  let loaded: ComponentType<Props> | undefined
  const fetchPart = usesApi ? () => withApi(load) : load
  const fetchChunks = async () => (loaded ??= markedIsland(await fetchPart(), hydrateOn))
  if (hydration) deferredIslands.push({ hydrate: hydration.start, fetchChunks })
  else if (!membersOnly) islandChunks.push({ path, fetchChunks })
  else if (isBrowser && sessionStore.current().status !== 'signedOut') {
    if (path === undefined || path === location.pathname) fetchChunks().catch(() => {})
    else islandChunks.push({ path, fetchChunks })
  }
  const part = resetOnError(() =>
    lazy(async () => {
      await hydration?.started
      const loadOnce = () => loadOrReload(String(load), fetchChunks)
      return { default: await (offlineWords ? loadOnceOnline(loadOnce, offlineWords) : loadOnce()) }
    }),
  )
  return memo(function Island(props: Props) {
    // What is in no HTML has nothing to hydrate: without a suspended moment it is drawn at once.
    const [Part] = useState(() => (membersOnly && loaded) || part())
    const pageFallback = useContext(ErrorFallback)
    const place = useRef<HTMLDivElement>(null)
    useEffect(() => {
      const stopListening = hydration && startWhenNeeded(hydration.start, place.current)
      return () => {
        stopListening?.()
        // An island that is gone keeps nobody waiting.
        document.dispatchEvent(new Event(HYDRATED_EVENT))
      }
    }, [])
    return (
      <ErrorBoundary fallback={errorFallback ?? pageFallback}>
        <Suspense fallback={hydration ? <div ref={place}>{fallback}</div> : fallback}>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    )
  })
}

/** The part as it is drawn: marked, so that earlyInput.ts knows where it begins. */
function markedIsland<Props extends object>(Part: ComponentType<Props>, hydrateOn: HydrateOn) {
  return (props: Props) => (
    <IslandBoundary hydrateOn={hydrateOn}>
      <Part {...props} />
    </IslandBoundary>
  )
}

/** Apollo Client and the part, fetched side by side. */
async function withApi<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  const [{ ApiProvider }, Part] = await Promise.all([import('./ApiProvider'), load()])
  return props => (
    <ApiProvider>
      <Part {...props} />
    </ApiProvider>
  )
}

const deferredIslands: { hydrate: () => void; fetchChunks: () => Promise<unknown> }[] = []

/**
 * Hydrates whatever waits for an interaction. A page that stays while its address changes calls it: the
 * router changes the address in a transition, and React holds that back for as long as an island is
 * dehydrated.
 */
export function hydrateIslands(): void {
  prefetchDeferredIslands()
  for (const { hydrate } of deferredIslands) hydrate()
}

/** Fetches that, for whoever gets there without a line. */
export function prefetchDeferredIslands(): void {
  for (const { fetchChunks } of deferredIslands) fetchChunks().catch(() => {})
}

/** Of every island that hydrates on load and is not fetched ahead yet. */
const islandChunks: { path: string | undefined; fetchChunks: () => Promise<unknown> }[] = []

/** Fetches what the page at the path will ask for, as far as it is known. Without a line nothing happens. */
export function prefetchIslands(pathname: string): void {
  for (const { path, fetchChunks } of islandChunks)
    if (path === undefined || path === pathname) fetchChunks().catch(() => {})
}

function deferred() {
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

import { sessionStore } from '../api/sessionStore'
import { prefetchIslands } from '../hydration/island'
import { paths } from '../paths'
import { pageAt } from './routes'

/** Loads a page's chunk and the islands that hydrate on load. Does not request its data. */
async function prefetchPage(pathname: string): Promise<void> {
  await pageAt(pathname).prefetch()
  prefetchIslands('load', sessionStore.current().status === 'signedOut')
}

const prefetched = new Set<string>()

/**
 * Prefetches the linked page when a link is hovered, touched or focused, unless the browser saves
 * data.
 */
export function prefetchLinkedPages(): void {
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, onReach, { capture: true, passive: true })
}

function onReach({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null
  if (link?.origin !== location.origin || savesData()) return
  const { pathname } = link
  if (pathname === location.pathname || prefetched.has(pathname)) return
  prefetched.add(pathname)
  void prefetchPage(pathname)
}

/** Not every browser supports navigator.connection, and TypeScript has no type for it. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

/** Leaves the connection to the current page and its data first. */
const HOME_AFTER_MS = 3_000

/**
 * Signing out leads to the home page offline too (SPEC-3), so the whole page is prefetched after
 * sign-in.
 */
export function prefetchHomeForMembers(): void {
  sessionStore.subscribe(() => {
    if (sessionStore.current().status === 'signedIn')
      setTimeout(prefetchHomeWhenIdle, HOME_AFTER_MS)
  })
}

function prefetchHomeWhenIdle(): void {
  // Safari has no requestIdleCallback.
  const whenIdle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout
  whenIdle(() => void prefetchPage(paths.home()).then(() => prefetchIslands('interaction')))
}

/**
 * A page that needs a session redirects a visitor to the login form, which is complete when they
 * arrive. Call it when the session is known or being checked.
 */
export function prefetchLoginForVisitors(): void {
  const prefetch = () => {
    const { status } = sessionStore.current()
    if (status === 'signedOut' && pageAt(location.pathname).access !== 'public')
      void prefetchPage(paths.auth())
  }
  sessionStore.subscribe(prefetch)
  prefetch()
}

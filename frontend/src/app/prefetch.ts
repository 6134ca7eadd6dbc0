import { sessionStore } from '../api/sessionStore'
import { prefetchIslands } from '../hydration/island'
import { paths } from '../paths'
import { pageAt } from './routes'

/** Loads the page at an address ahead, with the islands that hydrate by themselves. Its data is not asked for. */
async function prefetchPage(pathname: string): Promise<void> {
  await pageAt(pathname).prefetch()
  prefetchIslands('load')
}

const prefetched = new Set<string>()

/** Prefetches the page that a link leads to once somebody reaches for the link, unless they save data. */
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

/** Not every browser tells, and TypeScript knows of none that does. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

/** Until then the page at hand, and its data, have the connection to themselves. */
const HOME_AFTER_MS = 3_000

/** Signing out leads home offline too (SPEC-3): prefetches the whole home page once somebody is signed in. */
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

import { prefetchIslands } from '../hydration/island'
import { pageAt } from './routes'

const fetched = new Set<string>()

/** Fetches the page that a link leads to once somebody reaches for the link, unless they save data. */
export function prefetchNextPage(): void {
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, onReach, { capture: true, passive: true })
}

function onReach({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null
  if (link?.origin !== location.origin || savesData()) return
  const { pathname } = link
  if (pathname === location.pathname || fetched.has(pathname)) return
  fetched.add(pathname)
  void pageAt(pathname)
    .prefetch()
    .then(() => prefetchIslands(pathname))
}

/** Not every browser tells, and TypeScript knows of none that does. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

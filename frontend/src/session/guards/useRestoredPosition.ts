import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

const LEFT_AT = 'leftAt'
/** What shows that the person uses the page: then nothing must scroll it. */
const INPUTS = ['pointerdown', 'keydown', 'wheel', 'touchstart']
/** How long the data of the page may take, in milliseconds. */
const LOADING_MS = 10_000

/**
 * Scrolls a page whose data are loaded later back to where it was before a reload. The browser does that only
 * as far as the page is long enough by then, and afterwards keeps the footer where it is on the screen.
 */
export function useRestoredPosition(): void {
  const { key, pathname } = useLocation()
  const page = key + pathname
  useEffect(() => keepPosition(page), [page])
  useEffect(() => restorePosition(page), [page])
}

/** Stores where the page is left. Returns the function that ends this. */
function keepPosition(page: string): () => void {
  const keep = ({ persisted }: PageTransitionEvent) => {
    // The browser may show this very page again, at its position.
    if (!persisted) withStorage(storage => storage.setItem(LEFT_AT, `${page} ${String(scrollY)}`))
  }
  addEventListener('pagehide', keep)
  return () => removeEventListener('pagehide', keep)
}

/**
 * Keeps the page at the position where it was left, for ten seconds or until the person uses the page.
 * Returns the function that ends this.
 */
function restorePosition(page: string): (() => void) | undefined {
  const [left, position] = withStorage(storage => storage.getItem(LEFT_AT))?.split(' ') ?? []
  withStorage(storage => storage.removeItem(LEFT_AT))
  const top = left === page ? Number(position) : 0
  const root = document.documentElement
  let height = root.scrollHeight
  let reached = Math.min(top, height - innerHeight)
  const isAway = () => Math.abs(scrollY - reached) > 1
  // The person has scrolled since the browser did.
  if (top === 0 || isOpenedAnew() || isAway()) return undefined
  const place = () => {
    scrollTo({ top, behavior: 'instant' })
    height = root.scrollHeight
    reached = scrollY
  }
  const ended = new AbortController()
  const observer = new ResizeObserver(place)
  const onScroll = () => {
    if (!isAway()) return
    if (root.scrollHeight !== height) place()
    else end()
  }
  const end = () => {
    clearTimeout(timer)
    observer.disconnect()
    ended.abort()
  }
  const timer = setTimeout(end, LOADING_MS)
  const options = { capture: true, passive: true, signal: ended.signal }
  for (const input of INPUTS) addEventListener(input, end, options)
  addEventListener('scroll', onScroll, options)
  observer.observe(document.body)
  return end
}

/** Whether the page was neither reloaded nor reached by Back or Forward. */
function isOpenedAnew(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate'
}

function withStorage<Result>(work: (storage: Storage) => Result): Result | undefined {
  try {
    return work(sessionStorage)
  } catch {
    // Without storage, the browser restores what it can.
    return undefined
  }
}

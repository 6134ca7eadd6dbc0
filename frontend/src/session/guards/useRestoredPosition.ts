import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

const LEFT_AT = 'leftAt'

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
 * Keeps the page at the position where it was left, until the person scrolls. Returns the function that ends
 * this.
 */
function restorePosition(page: string): (() => void) | undefined {
  const [left, position] = withStorage(storage => storage.getItem(LEFT_AT))?.split(' ') ?? []
  withStorage(storage => storage.removeItem(LEFT_AT))
  const top = left === page ? Number(position) : 0
  const root = document.documentElement
  let height = root.scrollHeight
  let reached = Math.min(top, height - innerHeight)
  const isAway = () => Math.abs(scrollY - reached) > 1
  // The page was opened anew, or the person has scrolled since the browser did.
  if (top === 0 || isAway()) return undefined
  const place = () => {
    scrollTo({ top, behavior: 'instant' })
    height = root.scrollHeight
    reached = scrollY
  }
  const observer = new ResizeObserver(place)
  const onScroll = () => {
    if (!isAway()) return
    if (root.scrollHeight !== height) place()
    else end()
  }
  const end = () => {
    observer.disconnect()
    removeEventListener('scroll', onScroll)
  }
  addEventListener('scroll', onScroll, { passive: true })
  observer.observe(document.body)
  return end
}

function withStorage<Result>(work: (storage: Storage) => Result): Result | undefined {
  try {
    return work(sessionStorage)
  } catch {
    // Without storage, the browser restores what it can.
    return undefined
  }
}

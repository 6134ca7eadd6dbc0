import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { finishSignOut } from '../session/session'
import { dismissFailure } from '../ui/toast'

/** The scroll position of each visited page, so that Back returns to it. */
const positions = new Map<string, number>()

/**
 * Does on navigation what a browser does on a page load: scrolls to the top, to the linked element
 * or back to the former position, and moves the focus there for screen readers. An address change
 * marked `samePage` (features/admin/section/useAdminView.ts), and Back from it, is not a
 * navigation.
 */
export function useNavigationFocus(): void {
  const location = useLocation()
  const { key, pathname, hash } = location
  const stays = isSamePage(location.state)
  const type = useNavigationType()
  const lastLocation = useRef({ key, pathname, stays })

  useEffect(() => rememberPosition(key), [key])

  useEffect(() => {
    const before = lastLocation.current
    // The browser itself handles the first page; session/guards/useRestoredPosition.ts, a members' page.
    if (before.key === key) return
    lastLocation.current = { key, pathname, stays }
    finishSignOut()
    if (before.pathname !== pathname) dismissFailure()
    const isBack = type === NavigationType.Pop
    const linked = hash ? document.getElementById(decodeHash(hash)) : null
    const same = before.pathname === pathname && (stays || (isBack && before.stays))
    if (isBack) scrollTo({ top: positions.get(key) ?? 0, behavior: 'instant' })
    else if (linked) linked.scrollIntoView()
    else if (!same) scrollTo({ top: 0, behavior: 'instant' })
    // A page that is still loading its data has no heading yet.
    if (!same)
      focusWithoutScrolling(
        linked ?? document.querySelector('h1') ?? document.querySelector('main'),
      )
  }, [key, pathname, hash, stays, type])
}

/**
 * Takes over scrolling while the page is open, and returns it to the browser on leaving or
 * reloading.
 */
function rememberPosition(key: string): () => void {
  const remember = () => void positions.set(key, scrollY)
  const handBack = () => {
    history.scrollRestoration = 'auto'
  }
  history.scrollRestoration = 'manual'
  addEventListener('scroll', remember, { passive: true })
  addEventListener('pagehide', handBack)
  return () => {
    removeEventListener('scroll', remember)
    removeEventListener('pagehide', handBack)
  }
}

function isSamePage(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'samePage' in state
}

function focusWithoutScrolling(target: HTMLElement | null): void {
  if (!target) return
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { finishSignOut } from '../session/session'

/** How far each visited page was scrolled, so that Back returns to the place and not to the top. */
const positions = new Map<string, number>()

/**
 * What a browser does on a page load, done on a change of page: go to the top, to the linked place
 * or back to where one was, and move the focus there, so that a screen reader goes on from there.
 * A change of address marked `samePage` (features/admin/section/useAdminView.ts), and the way back from it, is no change of page.
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
    // The page that was loaded is the browser's own arrival.
    if (before.key === key) return
    lastLocation.current = { key, pathname, stays }
    finishSignOut()
    const isBack = type === NavigationType.Pop
    const linked = hash ? document.getElementById(decodeHash(hash)) : null
    const same = before.pathname === pathname && (stays || (isBack && before.stays))
    if (isBack) scrollTo({ top: positions.get(key) ?? 0, behavior: 'instant' })
    else if (linked) linked.scrollIntoView()
    else if (!same) scrollTo({ top: 0, behavior: 'instant' })
    // A page that is still asking for its data has no heading yet.
    if (!same)
      focusWithoutScrolling(
        linked ?? document.querySelector('h1') ?? document.querySelector('main'),
      )
  }, [key, pathname, hash, stays, type])
}

/** Scrolling is ours while the page lives; when it is left or reloaded, the browser's again. */
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

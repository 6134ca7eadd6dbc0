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
import { Boundary, BrokenPart, renewable } from './ErrorBoundary'
import { announceHydrated } from './protocol'
import { recovered } from './recovered'

/** When a prerendered island wakes: as soon as the page did, or once somebody reaches for it. */
type Wakes = 'now' | 'touched'

/**
 * A part of a page that talks to the server: it and Apollo Client are their own chunks, drawn in
 * full when the page is prerendered and hydrated when the chunks arrive. Module level only:
 * `const Form = island(() => import('../features/auth/LoginForm').then(m => m.LoginForm))`.
 *
 * When its chunks do not come, `instead` takes its place, or else what the page has for that (BrokenPart).
 *
 * memo, because a waiting island that is rendered again with other props would be thrown away and
 * drawn anew, together with what the visitor has typed.
 */
export function island<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
  wakes: Wakes = 'now',
  instead?: ReactNode,
) {
  const call = wakeUpCall()
  const fetch = () => Promise.all([import('./ApiProvider'), load()])
  if (wakes === 'now' || typeof document === 'undefined') call.wake()
  else
    sleepers.add(() => {
      call.wake()
      // For whoever gets there without a line.
      fetch().catch(() => {})
    })
  const part = renewable(() =>
    lazy(async () => {
      await call.heard
      const [{ Live }, Loaded] = await recovered(String(load), fetch)
      const Awake = (props: Props) => (
        <Live>
          <Shore wakes={wakes}>
            <Loaded {...props} />
          </Shore>
        </Live>
      )
      return { default: Awake }
    }),
  )
  return memo(function Island(props: Props) {
    const [Part] = useState(part)
    const broken = useContext(BrokenPart)
    useEffect(() => {
      const stopWaiting = wakes === 'touched' ? wakeWhenTouched(call.wake) : undefined
      return () => {
        stopWaiting?.()
        // An island that is gone keeps nobody waiting.
        announceHydrated(document.body)
      }
    }, [])
    return (
      <Boundary instead={instead ?? broken}>
        <Suspense fallback={fallback}>
          <Part {...props} />
        </Suspense>
      </Boundary>
    )
  })
}

const sleepers = new Set<() => void>()

/**
 * Wakes whatever waits to be touched. A page that stays while its address changes calls it: the router
 * changes the address in a transition, and React holds that back for as long as an island sleeps.
 */
export function wakeIslands(): void {
  sleepers.forEach(wake => wake())
}

function wakeUpCall() {
  let wake = () => {}
  const heard = new Promise<void>(resolve => {
    wake = resolve
  })
  return { wake, heard }
}

/**
 * Only an island that is in the page's HTML can wait; one the browser has to draw is needed now. It
 * wakes too when the page is about to change its address and stay, for the reason given above.
 */
function wakeWhenTouched(wake: () => void): () => void {
  const places = [...document.querySelectorAll<HTMLElement>('[data-wakes="touched"]')]
  // One that was reached for before anybody could listen has been marked by boot.ts.
  if (places.length === 0 || places.some(({ dataset }) => dataset.hydrates === 'later')) wake()
  const listening = new AbortController()
  const { pathname } = location
  const touch = (target: EventTarget | null) => {
    if (!(target instanceof Element)) return
    if (places.some(place => place.contains(target)) || leadsTo(pathname, target)) wake()
  }
  for (const type of ['focusin', 'pointerover', 'pointerdown']) {
    // On the document and first: React stops what happens in a place that is still asleep.
    document.addEventListener(type, ({ target }) => touch(target), {
      capture: true,
      signal: listening.signal,
    })
  }
  const back = () => {
    if (location.pathname === pathname) wake()
  }
  addEventListener('popstate', back, { signal: listening.signal })
  touch(document.activeElement)
  return () => {
    listening.abort()
  }
}

/** Whether the target is part of a link within this page: like Back to another place of it, it changes the address. */
function leadsTo(pathname: string, target: Element): boolean {
  const link = target.closest('a')
  return link?.origin === location.origin && link.pathname === pathname
}

/** Marks where an island begins, so that boot.ts knows which buttons and fields still sleep. */
function Shore({ wakes, children }: PropsWithChildren<{ wakes: Wakes }>) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (place.current) announceHydrated(place.current)
  }, [])
  return (
    <Place ref={place} data-wakes={wakes} data-hydrates={wakes === 'touched' ? wakes : 'later'}>
      {children}
    </Place>
  )
}

const Place = styled.div`
  display: contents;
`

import type { SessionUserFragment } from './generated'

export type SessionUser = SessionUserFragment
export type Session =
  | { status: 'loading' }
  | { status: 'signedOut'; left?: true }
  | { status: 'signedIn'; user: SessionUser }

/** What the server can know when it hands out a page: no cookie came, or one that is still to be checked. */
export type PrerenderedStatus = 'loading' | 'signedOut'

/**
 * Who is here, readable before Apollo Client is loaded. The truth is the `Me` query in Apollo's
 * cache: once the client is loaded it reports every change here (see client.ts).
 */
const listeners = new Set<() => void>()
let prerendered: Session = { status: 'loading' }
let current: Session = prerendered
let leaving = false

export const sessionStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  current: () => current,
  /** What the page's HTML was written for; hydration must start from the same. */
  prerendered: () => prerendered,
  /** Called before the first render, never later. */
  begin(status: PrerenderedStatus) {
    prerendered = { status }
    current = prerendered
  },
  /** The person asked to leave: pages that need a session must not complain when it ends. */
  leave() {
    leaving = true
  },
  report(user: SessionUser | null) {
    if (user) leaving = false
    current = user ? { status: 'signedIn', user } : signedOut()
    listeners.forEach(listener => listener())
  },
}

function signedOut(): Session {
  return leaving ? { status: 'signedOut', left: true } : { status: 'signedOut' }
}

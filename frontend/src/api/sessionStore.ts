import type { SessionUserFragment } from './operationTypes'

export type SessionUser = SessionUserFragment
export type Session =
  | { status: 'loading' }
  /** signingOut: on the way out, by one's own wish. unverified: it could not be asked. */
  | { status: 'signedOut'; signingOut?: true; unverified?: true }
  | { status: 'signedIn'; user: SessionUser }

/** What the server can know when it hands out a page: no cookie came, or one that is still to be checked. */
export type PrerenderedStatus = 'loading' | 'signedOut'

/**
 * Who is signed in, readable before Apollo Client is loaded. The truth is the `Me` query in Apollo's
 * cache: once the client is loaded it reports every change here (see client.ts).
 */
const listeners = new Set<() => void>()
let prerendered: Session = { status: 'loading' }
let current: Session = prerendered
let isSigningOut = false

export const sessionStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  current: () => current,
  /** What the page's HTML was written for; hydration must start from the same. */
  prerendered: () => prerendered,
  /** Called before the first render, never later. */
  init(status: PrerenderedStatus) {
    prerendered = { status }
    current = prerendered
  },
  /** It is being asked once more. */
  setLoading() {
    set({ status: 'loading' })
  },
  /** It could not be asked: pages for everyone are a visitor's, others must not claim that nobody is signed in. */
  setUnverified() {
    set({ status: 'signedOut', unverified: true })
  },
  /** The person asked to leave: pages that need a session must not show an error when it ends. */
  startSignOut() {
    isSigningOut = true
  },
  /** Whoever left is somewhere else now, or came back. */
  finishSignOut() {
    if (!('signingOut' in current)) return
    isSigningOut = false
    set(signedOut())
  },
  setUser(user: SessionUser | null) {
    if (user) isSigningOut = false
    set(user ? { status: 'signedIn', user } : signedOut())
  },
}

function set(session: Session): void {
  current = session
  listeners.forEach(listener => listener())
}

function signedOut(): Session {
  return isSigningOut ? { status: 'signedOut', signingOut: true } : { status: 'signedOut' }
}

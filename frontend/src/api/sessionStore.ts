import type { SessionUserFragment } from './operationTypes'

export type SessionUser = SessionUserFragment
export type Session =
  | { status: 'loading' }
  /**
   * signingOut: the person has chosen to sign out. unverified: the server could not be reached to
   * check the session.
   */
  | { status: 'signedOut'; signingOut?: true; unverified?: true }
  | { status: 'signedIn'; user: SessionUser }

/**
 * The server's knowledge when it serves a page: the request had no session cookie, or one that is
 * not checked yet.
 */
export type PrerenderedStatus = 'loading' | 'signedOut'

/**
 * Who is signed in, readable before Apollo Client is loaded. The source of truth is the `Me` query
 * in Apollo's cache: once loaded, the client reports every change here (client.ts).
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
  /** The status that the page's HTML was rendered for. Hydration must start from the same one. */
  prerendered: () => prerendered,
  /** Sets the prerendered status. Call it once, before the first render. */
  init(status: PrerenderedStatus) {
    prerendered = { status }
    current = prerendered
  },
  /** Marks the session as being checked. */
  setLoading() {
    set({ status: 'loading' })
  },
  /**
   * Marks the check as failed. Public pages are then a visitor's; other pages must not claim that
   * the person is signed out.
   */
  setUnverified() {
    set({ status: 'signedOut', unverified: true })
  },
  /** Starts a sign-out: pages that need a session must not show an error when it ends. */
  startSignOut() {
    isSigningOut = true
  },
  /** Ends the sign-out, when its navigation has finished or the person has navigated back. */
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

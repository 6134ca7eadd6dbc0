import type { SessionUserFragment } from '../api/generated'

export type SessionUser = SessionUserFragment
export type Session =
  | { status: 'loading' }
  /** left: on the way out, by one's own wish. unsure: it could not be asked. */
  | { status: 'signedOut'; left?: true; unsure?: true }
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
  /** It is being asked once more. */
  ask() {
    become({ status: 'loading' })
  },
  /** It could not be asked: pages for everyone are a visitor's, others must not claim that nobody is here. */
  doubt() {
    become({ status: 'signedOut', unsure: true })
  },
  /** The person asked to leave: pages that need a session must not complain when it ends. */
  leave() {
    leaving = true
  },
  /** Whoever left is somewhere else now, or came back. */
  arrive() {
    if (!('left' in current)) return
    leaving = false
    become(signedOut())
  },
  report(user: SessionUser | null) {
    if (user) leaving = false
    become(user ? { status: 'signedIn', user } : signedOut())
  },
}

function become(session: Session): void {
  current = session
  listeners.forEach(listener => listener())
}

function signedOut(): Session {
  return leaving ? { status: 'signedOut', left: true } : { status: 'signedOut' }
}

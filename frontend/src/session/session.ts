import { useSyncExternalStore } from 'react'
import { onSessionBroadcast, onNextInteraction, broadcastSession } from './sessionBroadcast'
import { chunk } from '../hydration/chunk'
import { sessionStore, type PrerenderedStatus, type Session } from '../api/sessionStore'

export type { Session, SessionUser } from '../api/sessionStore'

/** Apollo Client is a third of the script: it is fetched when first needed, never before. */
const actions = chunk(() => import('./sessionActions'))

/** Who is signed in: still loading, nobody, or a member. */
export function useSession(): Session {
  return useSyncExternalStore(
    sessionStore.subscribe,
    sessionStore.current,
    sessionStore.prerendered,
  )
}

/** Starts from what the page's HTML says; the server is asked only when a session cookie came. */
export function initSession(status: PrerenderedStatus): void {
  sessionStore.init(status)
  onSessionBroadcast(followOtherTab)
  if (status === 'loading') void checkSession()
}

/** Call after signing in or registering: forgets what the former visitor was shown, then asks who is signed in. */
export async function refreshSession(): Promise<void> {
  await refetchSession()
  broadcastSession(currentUserId())
}

async function refetchSession(): Promise<void> {
  const { refetchSession: refetch } = await actions.loadOrReload()
  await refetch()
}

/** Call after something of the person's has changed by a link in a mail: here, and in other tabs, it is read anew. */
export async function refreshUser(): Promise<void> {
  if (sessionStore.current().status === 'signedOut') return
  await refetchUser()
  broadcastSession(currentUserId())
}

async function refetchUser(): Promise<void> {
  const { fetchSession } = await actions.loadOrReload()
  await fetchSession()
}

const currentUserId = () => {
  const session = sessionStore.current()
  return session.status === 'signedIn' ? session.user.id : null
}

/**
 * What was done in another tab holds here from the next action on. Only what one member was shown
 * must not stay for another: anything sent from it would be the other's doing.
 */
function followOtherTab(theirs: string | null): void {
  const ours = currentUserId()
  if (theirs && theirs === ours) onNextInteraction(() => void refetchUser().catch(console.error))
  else if (theirs && ours) location.reload()
  else if (theirs !== ours) onNextInteraction(() => void refetchSession().catch(console.error))
}

/** Signs out on the server and forgets everything here, also when the server cannot be reached (decision R7). */
export async function endSession(): Promise<void> {
  sessionStore.startSignOut()
  try {
    const { signOut } = await actions.loadOrReload()
    await signOut()
  } catch (error) {
    console.error('Signing out failed', error)
  }
  sessionStore.setUser(null)
  broadcastSession(null)
  addEventListener('popstate', finishSignOut, { once: true })
}

/**
 * Whoever signed out has got home, or has turned round before: from here on pages for members refuse
 * them as they do everybody, wherever the router is.
 */
export function finishSignOut(): void {
  sessionStore.finishSignOut()
}

/** Asks once more who is signed in, after that could not be asked. */
export function recheckSession(): void {
  sessionStore.setLoading()
  void checkSession()
}

/** Whether somebody is signed in still, as the server knows it; the guards hear of it when nobody is. */
export async function isStillSignedIn(): Promise<boolean> {
  await refetchUser()
  return currentUserId() !== null
}

async function checkSession(): Promise<void> {
  try {
    const { fetchSession } = await actions.loadOrReload()
    // A moment after Apollo Client has run, in which the page can answer.
    await new Promise(resolve => void setTimeout(resolve))
    await fetchSession()
  } catch (error) {
    console.error('Checking the session failed', error)
    // What came beside it may be old, and somebody else's, by the time of the next try.
    globalThis.earlyResponses?.clear()
    if (sessionStore.current().status === 'loading') sessionStore.setUnverified()
  }
}

import { useSyncExternalStore } from 'react'
import { onSessionBroadcast, onNextInteraction, broadcastSession } from './sessionBroadcast'
import { apolloChunk } from '../api/apolloChunk'
import type { PlaceFragment } from '../api/generated'
import {
  sessionStore,
  type PrerenderedStatus,
  type Session,
  type SessionUser,
} from '../api/sessionStore'

export type { Session, SessionUser } from '../api/sessionStore'

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

/**
 * Call after signing in or registering, with the user that the server answered, and the person's place if it answered
 * that too: forgets what the former visitor was shown (decision R7), and asks for none of it again.
 */
export async function startSession(
  user: SessionUser | null | undefined,
  place?: PlaceFragment | null,
): Promise<void> {
  if (!user) {
    await refreshSession()
    return
  }
  const { client, documents } = await apolloChunk.loadOrReload()
  await client.clearStore()
  if (place)
    client.writeQuery({
      query: documents.MyWaitlistEntryDocument,
      data: { myWaitlistEntry: place },
    })
  client.writeQuery({ query: documents.MeDocument, data: { me: user } })
  broadcastSession(currentUserId())
}

/** Call when it is not known who is signed in after a change: forgets what the former visitor was shown, and asks. */
export async function refreshSession(): Promise<void> {
  await refetchSession()
  broadcastSession(currentUserId())
}

async function refetchSession(): Promise<void> {
  const { client } = await apolloChunk.loadOrReload()
  await client.clearStore()
  await fetchSession()
}

/** Call after something of the person's has changed by a link in a mail: here, and in other tabs, it is read anew. */
export async function refreshUser(): Promise<void> {
  if (sessionStore.current().status === 'signedOut') return
  await fetchSession()
  broadcastSession(currentUserId())
}

/** Asks who is signed in. The build sends this request through the page's first script too (ADR-5). */
export async function fetchSession(): Promise<void> {
  const { client, documents } = await apolloChunk.loadOrReload()
  await client.query({ query: documents.MeDocument, fetchPolicy: 'network-only' })
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
  if (theirs && theirs === ours) onNextInteraction(() => void fetchSession().catch(console.error))
  else if (theirs && ours) location.reload()
  else if (theirs !== ours) onNextInteraction(() => void refetchSession().catch(console.error))
}

/** Signs out on the server and forgets everything here, also when the server cannot be reached (decision R7). */
export async function endSession(): Promise<void> {
  sessionStore.startSignOut()
  try {
    await signOut()
  } catch (error) {
    console.error('Signing out failed', error)
  }
  sessionStore.setUser(null)
  broadcastSession(null)
  addEventListener('popstate', finishSignOut, { once: true })
}

async function signOut(): Promise<void> {
  const { client, documents } = await apolloChunk.loadOrReload()
  try {
    await client.mutate({ mutation: documents.LogoutDocument })
  } finally {
    await client.clearStore()
    client.writeQuery({ query: documents.MeDocument, data: { me: null } })
  }
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
  await fetchSession()
  return currentUserId() !== null
}

async function checkSession(): Promise<void> {
  try {
    await apolloChunk.loadOrReload()
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

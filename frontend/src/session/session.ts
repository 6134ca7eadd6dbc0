import { useSyncExternalStore } from 'react'
import { onSessionBroadcast, onNextInteraction, broadcastSession } from './sessionBroadcast'
import { apolloChunk } from '../api/apolloChunk'
import type { PlaceFragment } from '../api/operationTypes'
import { clearDraftsOfOthers } from './drafts'
import {
  sessionStore,
  type PrerenderedStatus,
  type Session,
  type SessionUser,
} from '../api/sessionStore'

export type { Session, SessionUser } from '../api/sessionStore'

/** Returns the session: loading, signed out, or signed in. */
export function useSession(): Session {
  return useSyncExternalStore(
    sessionStore.subscribe,
    sessionStore.current,
    sessionStore.prerendered,
  )
}

/** Starts with the status in the page's HTML. Sends a request only if there is a session cookie. */
export function initSession(status: PrerenderedStatus): void {
  sessionStore.init(status)
  sessionStore.subscribe(() => void clearDraftsOfOthers(currentUserId()))
  onSessionBroadcast(followOtherTab)
  if (status === 'loading') void checkSession()
}

/**
 * Call after signing in or registering, with the user in the response, and the person's place if
 * the response has it. Clears the data of the former person (PAGE-7) without a request for the
 * given data.
 */
export async function startSession(
  user: SessionUser | null | undefined,
  place?: PlaceFragment | null,
): Promise<void> {
  if (!user) {
    await refreshSession()
    return
  }
  const apollo = await apolloChunk.loadOrReload()
  const { client, MeDocument, MyWaitlistEntryDocument } = apollo
  await client.clearStore()
  if (place)
    client.writeQuery({
      query: MyWaitlistEntryDocument,
      data: { myWaitlistEntry: place },
    })
  client.writeQuery({ query: MeDocument, data: { me: user } })
  broadcastSession(currentUserId())
}

/**
 * Call after a change that leaves the session unknown: clears the data of the former person and
 * queries the session.
 */
export async function refreshSession(): Promise<void> {
  await refetchSession()
  broadcastSession(currentUserId())
}

async function refetchSession(): Promise<void> {
  const { client } = await apolloChunk.loadOrReload()
  await client.clearStore()
  await fetchSession()
}

/**
 * Call after a mailed link has changed the person's data: refetches it in this tab and in the other
 * tabs.
 */
export async function refreshUser(): Promise<void> {
  if (sessionStore.current().status === 'signedOut') return
  await fetchSession()
  broadcastSession(currentUserId())
}

/**
 * Queries who is signed in. The build also writes this request into the page for boot.ts (ADR-5).
 */
export async function fetchSession(): Promise<void> {
  const { client, MeDocument } = await apolloChunk.loadOrReload()
  await client.query({ query: MeDocument, fetchPolicy: 'network-only' })
}

const currentUserId = () => {
  const session = sessionStore.current()
  return session.status === 'signedIn' ? session.user.id : null
}

/**
 * Applies a change of session in another tab at the next interaction. If another member than the
 * last one here has signed in there, the page is reloaded at once: anything sent from it would be
 * stored under the other member's account, and a form may show what the last one has typed.
 */
function followOtherTab(theirs: string | null): void {
  const ours = currentUserId()
  const refetchPerson = () => apolloChunk.loadOrReload().then(apollo => apollo.refetchPerson())
  if (theirs && theirs === ours) onNextInteraction(() => void refetchPerson().catch(console.error))
  else if (theirs && (clearDraftsOfOthers(theirs) || ours)) location.reload()
  else if (theirs !== ours) onNextInteraction(() => void refetchSession().catch(console.error))
}

/**
 * Signs out on the server and clears all data here, also when the server cannot be reached
 * (PAGE-7).
 */
export async function endSession(): Promise<void> {
  sessionStore.startSignOut()
  try {
    await signOut()
  } catch (error) {
    console.error('Signing out failed', error)
  }
  forgetExplorerTexts()
  sessionStore.setUser(null)
  broadcastSession(null)
  addEventListener('popstate', finishSignOut, { once: true })
}

/** Earlier versions of the API explorer kept its texts, passwords too, in the browser's storage. */
function forgetExplorerTexts(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('graphiql:')) localStorage.removeItem(key)
  } catch (error) {
    console.error('The storage is blocked', error)
  }
}

async function signOut(): Promise<void> {
  const { client, LogoutDocument, MeDocument } = await apolloChunk.loadOrReload()
  try {
    await client.mutate({ mutation: LogoutDocument })
  } finally {
    await client.clearStore()
    client.writeQuery({ query: MeDocument, data: { me: null } })
  }
}

/**
 * Ends the sign-out, when the home page is reached or the person has navigated back. Pages for
 * members then refuse this person like any visitor.
 */
export function finishSignOut(): void {
  sessionStore.finishSignOut()
}

/** Checks the session again after a failed check. */
export function recheckSession(): Promise<void> {
  sessionStore.setLoading()
  return checkSession()
}

/** Queries whether the session still exists. If it does not, the guards refuse the page. */
export async function isStillSignedIn(): Promise<boolean> {
  await fetchSession()
  return currentUserId() !== null
}

async function checkSession(): Promise<void> {
  try {
    await apolloChunk.loadOrReload()
    // Yields to the browser after Apollo Client has run, so that the page can respond.
    await new Promise(resolve => void setTimeout(resolve))
    await fetchSession()
  } catch (error) {
    console.error('Checking the session failed', error)
    // The other early responses may be outdated, or another person's, by the next check.
    globalThis.earlyResponses?.clear()
    if (sessionStore.current().status === 'loading') sessionStore.setUnverified()
  }
}

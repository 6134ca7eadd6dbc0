import { useSyncExternalStore } from 'react'
import { hearOtherTabs, onNextAction, tellOtherTabs } from './sessionBroadcast'
import { recovered } from '../hydration/recovered'
import { sessionStore, type PrerenderedStatus, type Session } from './sessionStore'

export type { Session, SessionUser } from './sessionStore'

/** Apollo Client is a third of the script: it is fetched when first needed, never before. */
const importActions = () => import('./sessionActions')
const loadActions = () => recovered(String(importActions), importActions)

/** Who is here: still being asked, nobody, or a member. */
export function useSession(): Session {
  return useSyncExternalStore(
    sessionStore.subscribe,
    sessionStore.current,
    sessionStore.prerendered,
  )
}

/** Starts from what the page's HTML says; the server is asked only when a session cookie came. */
export function beginSession(status: PrerenderedStatus): void {
  sessionStore.begin(status)
  hearOtherTabs(followTab)
  if (status === 'loading') void checkSession()
}

/** Call after signing in or registering: forgets what the former visitor was shown, then asks who is here. */
export async function refreshSession(): Promise<void> {
  await askAnew()
  tellOtherTabs(presentHere())
}

async function askAnew(): Promise<void> {
  const actions = await loadActions()
  await actions.askAnew()
}

const presentHere = () => {
  const session = sessionStore.current()
  return session.status === 'signedIn' ? session.user.id : null
}

/**
 * What was done in another tab holds here from the next action on. Only what one member was shown
 * must not stay for another: anything sent from it would be the other's doing.
 */
function followTab(present: string | null): void {
  const here = presentHere()
  if (present === here) return
  if (present && here) location.reload()
  else onNextAction(() => void askAnew().catch(console.error))
}

/** Signs out on the server and forgets everything here, also when the server cannot be reached (decision R7). */
export async function endSession(): Promise<void> {
  sessionStore.leave()
  try {
    const { signOut } = await loadActions()
    await signOut()
  } catch (error) {
    console.error('Signing out failed', error)
  }
  sessionStore.report(null)
  tellOtherTabs(null)
  addEventListener('popstate', leftBehind, { once: true })
}

/**
 * Whoever signed out has got home, or has turned round before: from here on pages for members are shut
 * to them as to everybody, wherever the router is.
 */
export function leftBehind(): void {
  sessionStore.arrive()
}

/** Asks once more who is here, after that could not be asked. */
export function recheckSession(): void {
  sessionStore.ask()
  void checkSession()
}

/** Whether somebody is signed in still, as the server knows it; the guards hear of it when nobody is. */
export async function stillSignedIn(): Promise<boolean> {
  const { ask } = await loadActions()
  await ask()
  return presentHere() !== null
}

async function checkSession(): Promise<void> {
  try {
    const { ask } = await loadActions()
    await ask()
  } catch (error) {
    console.error('Checking the session failed', error)
    if (sessionStore.current().status === 'loading') sessionStore.doubt()
  }
}

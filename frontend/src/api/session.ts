import { useSyncExternalStore } from 'react'
import { sessionStore, type PrerenderedStatus, type Session } from './sessionStore'

export type { Session, SessionUser } from './sessionStore'

/** Apollo Client is a third of the script: it is fetched when first needed, never before. */
const loadActions = () => import('./sessionActions')

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
  if (status === 'loading') void checkSession()
}

/** Call after signing in or registering: forgets what the former visitor was shown, then asks who is here. */
export async function refreshSession(): Promise<void> {
  const { askAnew } = await loadActions()
  await askAnew()
}

/** Signs out on the server and forgets everything here, also when the server cannot be reached (R7). */
export async function endSession(): Promise<void> {
  sessionStore.leave()
  try {
    const { signOut } = await loadActions()
    await signOut()
  } catch (error) {
    console.error('Signing out failed', error)
  }
  sessionStore.report(null)
}

/** A failed check counts as signed out: presence of a user is what means signed in. */
async function checkSession(): Promise<void> {
  try {
    const { ask } = await loadActions()
    await ask()
  } catch (error) {
    console.error('Checking the session failed', error)
  }
  if (sessionStore.current().status === 'loading') sessionStore.report(null)
}

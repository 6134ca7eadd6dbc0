import { sessionStore } from '../api/sessionStore'
import { broadcastSession } from './sessionBroadcast'

/**
 * Call after the person has changed their own place, offer or membership: the other tabs refetch
 * them.
 */
export function notifyOtherTabs(): void {
  const session = sessionStore.current()
  if (session.status === 'signedIn') broadcastSession(session.user.id)
}

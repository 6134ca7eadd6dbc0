import { useEffect, useRef, useState } from 'react'
import { failureOf, type Failure } from './apollo/errors'
import { sessionStore } from './sessionStore'
import { focusedPath, focusNearest } from '../ui/focusNearest'
import { notConnected } from '../ui/notConnected'
import { toast, type ToastRequest, type ToastTexts } from '../ui/toast'

/**
 * Runs the work of a button. A failure is shown once: as a toast, or by `show`, with the server's
 * message if it has one. The page shows a lost session (PAGE-3) and a changed role (ACCOUNT-36). A button
 * that stays gets the focus back; otherwise the nearest heading gets it.
 */
export function useAction(
  failed: ToastTexts,
  show: (texts: ToastRequest, failure: Failure) => unknown = toast,
) {
  const [pending, setPending] = useState(false)
  /** The pressed button and what is around it, while the work runs. */
  const pressed = useRef<readonly Element[]>([])

  // A button that is disabled or removed meanwhile loses the focus.
  useEffect(() => {
    if (pending) return () => focusNearest(pressed.current)
    pressed.current = []
    return undefined
  }, [pending])

  /** Runs the work. On failure, shows it and calls `refused`, which can refetch. */
  async function run(work: () => Promise<unknown>, refused?: () => Promise<unknown>) {
    pressed.current = focusedPath()
    const role = currentRole()
    setPending(true)
    try {
      await work()
    } catch (error) {
      const failure = failureOf(error)
      const { code, message } = failure
      if (code === 'UNAUTHENTICATED' || (code === 'FORBIDDEN' && currentRole() !== role)) return
      const description = message ?? (code === 'NETWORK' ? notConnected : failed.description)
      show({ title: failed.title, description, variant: 'destructive' }, failure)
      await refused?.().catch(console.error)
    } finally {
      setPending(false)
    }
  }

  return { pending, run }
}

function currentRole(): string | null | undefined {
  const session = sessionStore.current()
  return session.status === 'signedIn' ? session.user.staffRole : undefined
}

import { failureOf, type Failure } from './apollo/errors'
import { sessionStore } from './sessionStore'
import { notConnected } from '../ui/notConnected'
import { toast, type ToastRequest, type ToastTexts } from '../ui/toast'
import { usePending } from '../ui/usePending'

/**
 * Runs the work of a button. A failure is shown once: as a toast, or by `show`, with the server's
 * message if it has one. The page shows a lost session (PAGE-3) and a changed role (ACCOUNT-36).
 */
export function useAction(
  failed: ToastTexts,
  show: (texts: ToastRequest, failure: Failure) => unknown = toast,
) {
  const { pending, whilePending } = usePending()

  /** Runs the work. On failure, shows it and calls `refused`, which can refetch. */
  function run(work: () => Promise<unknown>, refused?: () => Promise<unknown>) {
    return whilePending(async () => {
      const role = currentRole()
      try {
        await work()
      } catch (error) {
        const failure = failureOf(error)
        const { code, message } = failure
        if (code === 'UNAUTHENTICATED' || (code === 'FORBIDDEN' && currentRole() !== role)) return
        const description = message ?? (code === 'NETWORK' ? notConnected : failed.description)
        show({ title: failed.title, description, variant: 'destructive' }, failure)
        await refused?.().catch(console.error)
      }
    })
  }

  return { pending, run }
}

function currentRole(): string | null | undefined {
  const session = sessionStore.current()
  return session.status === 'signedIn' ? session.user.staffRole : undefined
}

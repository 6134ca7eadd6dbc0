import { useDeferredValue, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { type Session, type SessionUser, useSession } from '../session'
import { dismissToast, toast, type ToastWords } from '../../ui/toast'

/** unknown: who is signed in could not be asked. */
export type Access = 'loading' | 'allowed' | 'denied' | 'unknown'

export interface AccessRule {
  /** Whether somebody who is signed in may pass. */
  allows: (user: SessionUser) => boolean
  deniedToast: ToastWords
  redirectTo: string
  redirectAfterMs: number
}

function accessOf(session: Session, { allows }: AccessRule): Access {
  if (session.status === 'loading') return 'loading'
  if (session.status === 'signedIn') return allows(session.user) ? 'allowed' : 'denied'
  if (session.unverified) return 'unknown'
  /* Whoever logs out in here is on the way home and is not told off; the session knows for how long. */
  return session.signingOut ? 'loading' : 'denied'
}

/**
 * Guards a page that is not for everyone. While the session is loading nothing is
 * decided; whoever may not pass is told once and sent elsewhere after a moment (decisions R1, R8).
 * The rule is a constant of its module.
 */
export function useAccess(rule: AccessRule): Access {
  const access = accessOf(useSession(), rule)
  // Deferred: what somebody may see is much, and drawn in slices.
  const isDrawn = useDeferredValue(access === 'allowed')
  const navigate = useNavigate()
  const toastId = useRef<number>(undefined)
  const isMounted = useRef(false)

  useEffect(() => {
    if (access !== 'denied') return undefined
    isMounted.current = true
    const id = (toastId.current ??= toast({ ...rule.deniedToast, variant: 'destructive' }))
    let redirected = false
    const timer = setTimeout(() => {
      redirected = true
      // Replaced, so that Back does not lead to the page that refuses.
      void navigate(rule.redirectTo, { replace: true })
    }, rule.redirectAfterMs)
    return () => {
      clearTimeout(timer)
      isMounted.current = false
      // Whoever has gone elsewhere by then is not being logged in. (In development React only tries the cleanup.)
      void Promise.resolve().then(() => {
        if (!redirected && !isMounted.current) dismissToast(id)
      })
    }
  }, [access, rule, navigate])

  return access === 'allowed' && !isDrawn ? 'loading' : access
}

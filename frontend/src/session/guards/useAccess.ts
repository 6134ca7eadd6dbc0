import { useDeferredValue, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { type Session, type SessionUser, useSession } from '../session'
import { dismissToast, toast, type ToastWords } from '../../ui/toast'

/** unknown: the session could not be checked. */
export type Access = 'loading' | 'allowed' | 'denied' | 'unknown'

export interface AccessRule {
  /** Whether a signed-in person may open the page. */
  allows: (user: SessionUser) => boolean
  deniedToast: ToastWords
  redirectTo: string
  redirectAfterMs: number
}

function accessOf(session: Session, { allows }: AccessRule): Access {
  if (session.status === 'loading') return 'loading'
  if (session.status === 'signedIn') return allows(session.user) ? 'allowed' : 'denied'
  if (session.unverified) return 'unknown'
  /* A person who signs out here is navigating home and gets no toast; the session ends this state. */
  return session.signingOut ? 'loading' : 'denied'
}

/**
 * Guards a page that is not public. It decides nothing while the session is loading. A refused
 * person sees one toast and is redirected after a moment (PAGE-1, PAGE-8). `rule` must be a
 * module constant.
 */
export function useAccess(rule: AccessRule): Access {
  const access = accessOf(useSession(), rule)
  // Deferred, because the page's body is large: React renders it in slices.
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
      // Replaced, so that Back does not return to the page that refuses.
      void navigate(rule.redirectTo, { replace: true })
    }, rule.redirectAfterMs)
    return () => {
      clearTimeout(timer)
      isMounted.current = false
      // After a navigation elsewhere the toast is no longer true. (In development React only tries
      // the cleanup.)
      void Promise.resolve().then(() => {
        if (!redirected && !isMounted.current) dismissToast(id)
      })
    }
  }, [access, rule, navigate])

  return access === 'allowed' && !isDrawn ? 'loading' : access
}

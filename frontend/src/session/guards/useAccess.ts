import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../paths'
import { clearReturnPage, saveReturnPage } from '../returnPage'
import { type Session, type SessionUser, useSession } from '../session'
import { dismissToast, toast, type ToastTexts } from '../../ui/toast'

/** ended: the session ended while the page was open. unknown: it could not be checked. */
export type Access = 'loading' | 'allowed' | 'denied' | 'ended' | 'unknown'

interface Refusal {
  toast: ToastTexts
  redirectTo: string
  redirectAfterMs: number
}

export interface AccessRule {
  /** Whether a signed-in person may open the page. */
  allows: (user: SessionUser) => boolean
  denied: Refusal
  ended: Refusal
}

function accessOf(session: Session, { allows }: AccessRule, lastUserId: string): Access {
  if (session.status === 'loading') return 'loading'
  if (session.status === 'signedIn') return allows(session.user) ? 'allowed' : 'denied'
  if (session.unverified) return 'unknown'
  /* A person who signs out here is navigating home and gets no toast; the session ends this state. */
  if (session.signingOut) return 'loading'
  return lastUserId === '' ? 'denied' : 'ended'
}

/** Returns the id of the person who has been signed in on this page; an empty string without one. */
function useLastUserId(session: Session): string {
  const [last, setLast] = useState('')
  const current = session.status === 'signedIn' ? session.user.id : last
  if (current !== last) setLast(current)
  return current
}

/**
 * Guards a page that is not public. It decides nothing while the session is loading. A refused
 * person sees one toast and is redirected after a moment (PAGE-1, PAGE-8). The login form then knows
 * the page (PAGE-12), with the fragment of a link to play. `rule` must be a
 * module constant.
 */
export function useAccess(rule: AccessRule): Access {
  const session = useSession()
  const lastUserId = useLastUserId(session)
  const access = accessOf(session, rule, lastUserId)
  // Deferred, because the page's body is large: React renders it in slices.
  const isDrawn = useDeferredValue(access === 'allowed')
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const toastId = useRef<number>(undefined)
  const isMounted = useRef(false)

  useEffect(() => {
    if (access === 'allowed') clearReturnPage()
    if (access !== 'denied' && access !== 'ended') return undefined
    isMounted.current = true
    const { toast: texts, redirectTo, redirectAfterMs } = rule[access]
    const id = (toastId.current ??= toast({
      ...texts,
      variant: 'destructive',
      explainsNavigation: true,
    }))
    let redirected = false
    const timer = setTimeout(() => {
      redirected = true
      if (redirectTo === paths.auth())
        saveReturnPage({ path: pathname + search + hash, userId: lastUserId })
      // Replaced, so that Back does not return to the page that refuses.
      void navigate(redirectTo, { replace: true })
    }, redirectAfterMs)
    return () => {
      clearTimeout(timer)
      isMounted.current = false
      // After a navigation elsewhere the toast is no longer true. (In development React only tries
      // the cleanup.)
      void Promise.resolve().then(() => {
        if (!redirected && !isMounted.current) dismissToast(id)
      })
    }
  }, [access, rule, navigate, pathname, search, hash, lastUserId])

  return access === 'allowed' && !isDrawn ? 'loading' : access
}

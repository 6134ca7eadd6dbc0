import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { type Session, useSession } from '../../api/session'
import { admin } from '../../content/admin'
import { paths } from '../../paths'
import { toast } from '../../ui/toast'

const REDIRECT_AFTER_MS = 1000

export type Access = 'loading' | 'allowed' | 'denied'

function accessOf(session: Session): Access {
  if (session.status === 'loading') return 'loading'
  return session.status === 'signedIn' && session.user.isAdmin ? 'allowed' : 'denied'
}

/** Lets the team in. Anyone else is told once and sent home after a second (decisions R1, R3, R8). */
export function useAdminGuard(): Access {
  const access = accessOf(useSession())
  const navigate = useNavigate()
  const told = useRef(false)

  useEffect(() => {
    if (access !== 'denied') return undefined
    if (!told.current) toast({ ...admin.denied.toast, variant: 'destructive' })
    told.current = true
    const timer = setTimeout(() => void navigate(paths.home()), REDIRECT_AFTER_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [access, navigate])

  return access
}

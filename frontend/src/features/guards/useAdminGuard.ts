import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type Session, useSession } from '../../api/session'
import { admin } from '../../content/admin'
import { paths } from '../../paths'
import { toast } from '../../ui/toast'

const REDIRECT_AFTER_MS = 1000

export type Access = 'loading' | 'allowed' | 'denied'

function accessOf(session: Session, entered: boolean): Access {
  if (session.status === 'loading') return 'loading'
  if (session.status === 'signedIn') return session.user.isAdmin ? 'allowed' : 'denied'
  /* Whoever logs out in here is on the way home already and is not told off. */
  return session.left && entered ? 'loading' : 'denied'
}

/** Lets the team in. Anyone else is told once and sent home after a second (decisions R1, R3, R8). */
export function useAdminGuard(): Access {
  const [entered, setEntered] = useState(false)
  const access = accessOf(useSession(), entered)
  const navigate = useNavigate()
  const told = useRef(false)
  if (access === 'allowed' && !entered) setEntered(true)

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

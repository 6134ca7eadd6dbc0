import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { type Session, type SessionUser, useSession } from './session'
import { toast, withdraw, type ToastWords } from '../ui/toast'

/** unknown: who is here could not be asked. */
export type Access = 'loading' | 'allowed' | 'denied' | 'unknown'

export interface Door {
  /** Whether somebody who is signed in may pass. */
  opensFor: (user: SessionUser) => boolean
  refusal: ToastWords
  sendsTo: string
  afterMs: number
}

function accessOf(session: Session, { opensFor }: Door): Access {
  if (session.status === 'loading') return 'loading'
  if (session.status === 'signedIn') return opensFor(session.user) ? 'allowed' : 'denied'
  if (session.unsure) return 'unknown'
  /* Whoever logs out in here is on the way home and is not told off; the session knows for how long. */
  return session.left ? 'loading' : 'denied'
}

/**
 * Stands before a page that is not for everyone. While it is still being asked who is here nothing is
 * decided; whoever may not pass is told once and sent elsewhere after a moment (decisions R1, R8).
 * The door is a constant of its module.
 */
export function useDoor(door: Door): Access {
  const access = accessOf(useSession(), door)
  const navigate = useNavigate()
  const told = useRef<number>(undefined)
  const stands = useRef(false)

  useEffect(() => {
    if (access !== 'denied') return undefined
    stands.current = true
    const refusal = (told.current ??= toast({ ...door.refusal, variant: 'destructive' }))
    let sent = false
    const timer = setTimeout(() => {
      sent = true
      // Replaced, so that Back does not lead to the shut door again.
      void navigate(door.sendsTo, { replace: true })
    }, door.afterMs)
    return () => {
      clearTimeout(timer)
      stands.current = false
      // Whoever has gone elsewhere by then is not being logged in. (In development React only tries the cleanup.)
      void Promise.resolve().then(() => {
        if (!sent && !stands.current) withdraw(refusal)
      })
    }
  }, [access, door, navigate])

  return access
}

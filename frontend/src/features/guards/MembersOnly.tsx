import type { ReactNode } from 'react'
import { type SessionUser, useSession } from '../../api/session'
import { Loading } from '../../ui/Loading'
import { useRequireSession } from './useRequireSession'

/** The body of a page for members: nothing of it is drawn, or asked for, before somebody is signed in. */
export function MembersOnly({ children }: { children: (user: SessionUser) => ReactNode }) {
  const access = useRequireSession()
  const session = useSession()
  if (access === 'loading') return <Loading page />
  return access === 'allowed' && session.status === 'signedIn' ? children(session.user) : null
}

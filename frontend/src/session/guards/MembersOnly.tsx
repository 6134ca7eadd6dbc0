import type { ReactNode } from 'react'
import { type SessionUser, useSession } from '../session'
import { Container } from '../../ui/Container'
import { Loading } from '../../ui/Loading'
import { Unreachable } from './Unreachable'
import { useRequireSession } from './useRequireSession'

interface MembersOnlyProps {
  /** What stands around the body, and does already while it is asked who is signed in: nobody is known then. */
  frame?: (user: SessionUser | null, body: ReactNode) => ReactNode
  children: (user: SessionUser) => ReactNode
}

/** The body of a page for members: nothing of it is drawn, or asked for, before somebody is signed in. */
export function MembersOnly({ frame = (_user, body) => body, children }: MembersOnlyProps) {
  const access = useRequireSession()
  const session = useSession()
  if (access === 'loading') return frame(null, <Loading page />)
  if (access === 'unknown')
    return (
      <Container>
        <Unreachable />
      </Container>
    )
  if (access === 'denied' || session.status !== 'signedIn') return null
  return frame(session.user, children(session.user))
}

import type { ReactNode } from 'react'
import { type SessionUser, useSession } from '../session'
import { Container } from '../../ui/Container'
import { Loading } from '../../ui/Loading'
import { Unreachable } from './Unreachable'
import { useRequireSession } from './useRequireSession'
import { useRestoredPosition } from './useRestoredPosition'

interface MembersOnlyProps {
  /** The frame around the body. It is also rendered with no user while the session is loading. */
  frame?: (user: SessionUser | null, body: ReactNode) => ReactNode
  children: (user: SessionUser) => ReactNode
}

/**
 * The body of a members' page. Nothing of it is rendered or requested before the person is signed
 * in.
 */
export function MembersOnly({ frame = (_user, body) => body, children }: MembersOnlyProps) {
  const access = useRequireSession()
  const session = useSession()
  useRestoredPosition()
  if (access === 'loading') return frame(null, <Loading page />)
  if (access === 'unknown')
    return (
      <Container>
        <Unreachable />
      </Container>
    )
  if (access !== 'allowed' || session.status !== 'signedIn') return null
  return frame(session.user, children(session.user))
}

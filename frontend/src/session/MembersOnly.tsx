import type { ReactNode } from 'react'
import { type SessionUser, useSession } from './session'
import { Container } from '../ui/Container'
import { Loading } from '../ui/Loading'
import { Unreachable } from './Unreachable'
import { useRequireSession } from './useRequireSession'

/** The body of a page for members: nothing of it is drawn, or asked for, before somebody is signed in. */
export function MembersOnly({ children }: { children: (user: SessionUser) => ReactNode }) {
  const access = useRequireSession()
  const session = useSession()
  if (access === 'loading') return <Loading page />
  if (access === 'unknown')
    return (
      <Container>
        <Unreachable />
      </Container>
    )
  return access === 'allowed' && session.status === 'signedIn' ? children(session.user) : null
}

import { useSession } from '../../session/session'
import { waitlist } from '../../content/waitlist'
import { island } from '../../hydration/island'
import { NoteWords } from './NoteWords'
import { useAvailability } from './useAvailability'

const { outlook, signedIn } = waitlist

const MemberNote = island(() => import('./MemberNote').then(m => m.MemberNote))

/**
 * What is true at the button beside it right now: for a visitor an account with a place, or one without; for
 * somebody signed in their own place, or where it is taken. Nothing while the session is loading.
 */
export function AvailabilityNote() {
  const session = useSession()
  if (session.status === 'loading') return null
  if (session.status === 'signedOut') return <VisitorNote />
  return session.user.isAdmin ? <NoteWords pieces={signedIn.team} /> : <MemberNote />
}

function VisitorNote() {
  const current = useAvailability()
  if (current.kind === 'tomorrow')
    return <NoteWords pieces={[outlook.tomorrow(current.resetsAt)]} />
  return <NoteWords pieces={[current.kind === 'full' ? outlook.full : outlook.open]} />
}

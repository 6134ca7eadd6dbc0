import { useSession } from '../../session/session'
import { waitlist } from '../../content/waitlist'
import { island } from '../../hydration/island'
import { NoteTexts } from './NoteTexts'
import { useAvailability } from './useAvailability'

const { outlook, signedIn } = waitlist

const MemberNote = island(() => import('./memberParts').then(m => m.MemberNote), null, {
  membersOnly: true,
})

/**
 * Says what the button beside it leads to at present: a visitor gets an account with or without a
 * place; a signed-in person sees their place, or where to get one. Empty while the session loads.
 */
export function AvailabilityNote() {
  const session = useSession()
  if (session.status === 'loading') return null
  if (session.status === 'signedOut') return <VisitorNote />
  return session.user.isAdmin ? <NoteTexts pieces={signedIn.team} /> : <MemberNote />
}

function VisitorNote() {
  const current = useAvailability()
  if (current.kind === 'tomorrow')
    return <NoteTexts pieces={[outlook.tomorrow(current.resetsAt)]} />
  return <NoteTexts pieces={[current.kind === 'full' ? outlook.full : outlook.open]} />
}

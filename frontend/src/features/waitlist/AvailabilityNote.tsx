import { useMyWaitlistEntryQuery } from '../../api/generated'
import { useSession } from '../../session/session'
import { waitlist } from '../../content/waitlist'
import { Prose } from '../../ui/Prose'
import { Text } from '../../ui/Text'
import { availability, type Availability } from './availability'
import { useWaitlistFigures } from './useWaitlistFigures'

const { outlook, signedIn } = waitlist

/**
 * What is true at the button beside it right now: for a visitor an account with a place, or one without; for
 * somebody signed in their own place, or where it is taken. Nothing while the session is loading.
 */
export function AvailabilityNote() {
  const session = useSession()
  if (session.status === 'loading') return null
  if (session.status === 'signedOut') return <VisitorNote />
  return session.user.isAdmin ? <Words pieces={signedIn.team} /> : <MemberNote />
}

function VisitorNote() {
  const current = availability(useWaitlistFigures())
  if (current.kind === 'tomorrow') return <Words pieces={[outlook.tomorrow(current.resetsAt)]} />
  return <Words pieces={[current.kind === 'full' ? outlook.full : outlook.open]} />
}

function MemberNote() {
  const { data, error } = useMyWaitlistEntryQuery()
  const places = availability(useWaitlistFigures())
  if (data?.myWaitlistEntry)
    return <Words pieces={signedIn.placed(data.myWaitlistEntry.position)} />
  if (data) return <Words pieces={noteWithoutPlace(places)} />
  return error ? <Words pieces={signedIn.unread} /> : null
}

function noteWithoutPlace(places: Availability) {
  if (places.kind === 'tomorrow') return signedIn.tomorrow(places.resetsAt)
  return places.kind === 'full' ? signedIn.full : signedIn.open
}

function Words({ pieces }: Parameters<typeof Prose>[0]) {
  return (
    <Text as="div" tone="muted" size="small">
      <Prose pieces={pieces} />
    </Text>
  )
}

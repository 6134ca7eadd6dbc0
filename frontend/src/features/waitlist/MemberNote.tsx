import { useMyWaitlistEntryQuery } from '../../api/generated'
import { waitlist } from '../../content/waitlist'
import type { Availability } from './availability'
import { NoteWords } from './NoteWords'
import { useAvailability } from './useAvailability'

const { signedIn } = waitlist

/** Shows a member's place, or where to get one. */
export function MemberNote() {
  const { data, error } = useMyWaitlistEntryQuery()
  const places = useAvailability()
  if (data?.myWaitlistEntry)
    return <NoteWords pieces={signedIn.placed(data.myWaitlistEntry.position)} />
  if (data) return <NoteWords pieces={noteWithoutPlace(places)} />
  return error ? <NoteWords pieces={signedIn.unread} /> : null
}

function noteWithoutPlace(places: Availability) {
  if (places.kind === 'tomorrow') return signedIn.tomorrow(places.resetsAt)
  return places.kind === 'full' ? signedIn.full : signedIn.open
}

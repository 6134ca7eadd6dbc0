import { useMyOfferQuery, useMyWaitlistEntryQuery } from '../../api/apollo/own.generated'
import { leaving } from '../../content/leaving'
import { offerWords } from '../../content/offer'
import { ownMembership } from '../../content/ownMembership'
import { waitlist } from '../../content/waitlist'
import type { Availability } from './availability'
import { NoteWords } from './NoteWords'
import { useAvailability } from './useAvailability'

const { signedIn } = waitlist

/** Shows a member's place, offer or membership, or where to get a place. */
export function MemberNote() {
  const { data, error } = useMyWaitlistEntryQuery()
  const places = useAvailability()
  const entry = data?.myWaitlistEntry
  const offer = useMyOfferQuery({ skip: entry?.status !== 'invited' })
  if (offer.loading) return null
  if (offer.data?.myOffer)
    return <NoteWords pieces={offerWords.note(offer.data.myOffer.expiresAt)} />
  if (entry?.status === 'joined') return <NoteWords pieces={ownMembership.note} />
  if (entry && entry.status !== 'left')
    return <NoteWords pieces={signedIn.placed(entry.position)} />
  if (data) return <NoteWords pieces={noteWithoutPlace(places, entry ? leaving.note : signedIn)} />
  return error ? <NoteWords pieces={signedIn.unread} /> : null
}

function noteWithoutPlace(places: Availability, words: typeof leaving.note | typeof signedIn) {
  if (places.kind === 'tomorrow') return words.tomorrow(places.resetsAt)
  return places.kind === 'full' ? words.full : words.open
}

import { useMyOfferQuery, useMyWaitlistEntryQuery } from '../../api/apollo/own.generated'
import { leaving } from '../../content/leaving'
import { offerTexts } from '../../content/offer'
import { ownMembership } from '../../content/ownMembership'
import { waitlist } from '../../content/waitlist'
import type { Availability } from './availability'
import { NoteTexts } from './NoteTexts'
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
    return <NoteTexts pieces={offerTexts.note(offer.data.myOffer.expiresAt)} />
  if (entry?.status === 'joined') return <NoteTexts pieces={ownMembership.note} />
  if (entry && entry.status !== 'left')
    return <NoteTexts pieces={signedIn.placed(entry.position)} />
  if (data) return <NoteTexts pieces={noteWithoutPlace(places, entry ? leaving.note : signedIn)} />
  return error ? <NoteTexts pieces={signedIn.unread} /> : null
}

function noteWithoutPlace(places: Availability, texts: typeof leaving.note | typeof signedIn) {
  if (places.kind === 'tomorrow') return texts.tomorrow(places.resetsAt)
  return places.kind === 'full' ? texts.full : texts.open
}

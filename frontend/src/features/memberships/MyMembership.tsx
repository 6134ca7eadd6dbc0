import { useState, type ReactNode } from 'react'
import {
  useMyMembershipQuery,
  useMyOfferQuery,
  useMyWaitlistEntryQuery,
} from '../../api/apollo/own.generated'
import { offerTexts } from '../../content/offer'
import { lazyComponent } from '../../hydration/lazyComponent'
import { Card } from '../../ui/Card'
import { Retry } from '../../ui/Retry'
import { hasPastOffer } from './pastOffer'
import type { EndedOffer } from './useOfferDecision'

const parts = () => import('./membershipParts')

const { Component: MembershipDetails } = lazyComponent(() => parts().then(m => m.MembershipDetails))
const { Component: OfferCard } = lazyComponent(() => parts().then(m => m.OfferCard))
const { Component: OfferOver } = lazyComponent(() => parts().then(m => m.OfferOver))

interface MyMembershipProps {
  /** The card of the person's place, for people without a membership. */
  place: (state: { isOffered: boolean; justLeft: boolean }) => ReactNode
}

/**
 * Shows the person's membership. Without one, shows their place, with the offer of a membership
 * above it if there is one, or what became of the latest.
 */
export function MyMembership({ place }: MyMembershipProps) {
  const membership = useMyMembershipQuery().data?.myMembership
  const { data, error, refetch } = useMyOfferQuery()
  const entry = useMyWaitlistEntryQuery().data?.myWaitlistEntry
  const [end, setEnd] = useState<EndedOffer>()

  if (membership?.state === 'active')
    return <MembershipDetails membership={membership} end={end?.kind} />
  const open = data?.myOffer
  const offer = open?.id === end?.offerId ? undefined : open
  const position = entry?.position
  const latest = data?.myLatestOffer
  const isOver = !offer && (end?.kind === 'over' || hasPastOffer(latest, entry))
  return (
    <>
      {offer && <OfferCard key={offer.id} offer={offer} position={position} onEnd={setEnd} />}
      {isOver && <OfferOver end={end} latest={latest} entry={entry} />}
      {!data && error && (
        <Card as="section">
          <Retry isSmall text={offerTexts.unread} retry={refetch} />
        </Card>
      )}
      {place({ isOffered: Boolean(offer), justLeft: end?.kind === 'left' })}
    </>
  )
}

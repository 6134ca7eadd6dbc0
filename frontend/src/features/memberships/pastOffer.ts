import type { LatestOfferFragment, PlaceFragment } from '../../api/operationTypes'

type Maybe<Value> = Value | null | undefined

/** Whether the person is on the waitlist and no member yet. */
export const isListed = (entry: Maybe<PlaceFragment>): entry is PlaceFragment =>
  entry?.status === 'waiting' || entry?.status === 'invited'

/** Whether the person's latest offer has ended without a membership. */
export const hasPastOffer = (latest: Maybe<LatestOfferFragment>, entry: Maybe<PlaceFragment>) =>
  Boolean(latest && latest.state !== 'accepted' && isListed(entry))

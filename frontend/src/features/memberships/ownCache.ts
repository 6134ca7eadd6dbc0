import type { ApolloCache } from '@apollo/client'
import {
  MyMembershipDocument,
  MyOfferDocument,
  MyWaitlistEntryDocument,
} from '../../api/apollo/own.generated'
import type { AcceptOfferMutation, DeclineOfferMutation } from '../../api/operationTypes'

const noOffer = { myOffer: null, myLatestOffer: null }

/** Writes an accepted offer to the cache: the membership, the entry’s status, and no offer. */
export function writeAccepted(
  cache: ApolloCache,
  { data }: { data?: AcceptOfferMutation | null },
): void {
  if (!data?.acceptOffer) return
  cache.writeQuery({ query: MyMembershipDocument, data: { myMembership: data.acceptOffer } })
  cache.writeQuery({ query: MyOfferDocument, data: noOffer })
  cache.updateQuery({ query: MyWaitlistEntryDocument }, own =>
    own?.myWaitlistEntry
      ? { myWaitlistEntry: { ...own.myWaitlistEntry, status: 'joined' as const } }
      : undefined,
  )
}

/**
 * Writes to the cache that the offer is declined, or that there is none any more if the person has
 * left. The response has the entry itself.
 */
export function writeDeclined(
  cache: ApolloCache,
  { data }: { data?: DeclineOfferMutation | null },
): void {
  const entry = data?.declineOffer
  if (!entry) return
  cache.updateQuery({ query: MyOfferDocument }, own => {
    if (!own?.myLatestOffer || entry.status === 'left') return noOffer
    const decidedAt = new Date().toISOString()
    const declined = { ...own.myLatestOffer, state: 'declined' as const, decidedAt }
    return { myOffer: null, myLatestOffer: declined }
  })
}

import type { ApolloCache } from '@apollo/client'
import {
  MyMembershipDocument,
  MyOfferDocument,
  MyWaitlistEntryDocument,
} from '../../api/apollo/documents'
import type { AcceptOfferMutation, DeclineOfferMutation } from '../../api/generated'

/** Writes an accepted offer to the cache: the membership, the entry’s status, and no offer. */
export function writeAccepted(
  cache: ApolloCache,
  { data }: { data?: AcceptOfferMutation | null },
): void {
  if (!data?.acceptOffer) return
  cache.writeQuery({ query: MyMembershipDocument, data: { myMembership: data.acceptOffer } })
  cache.writeQuery({ query: MyOfferDocument, data: { myOffer: null } })
  cache.updateQuery({ query: MyWaitlistEntryDocument }, own =>
    own?.myWaitlistEntry
      ? { myWaitlistEntry: { ...own.myWaitlistEntry, status: 'joined' as const } }
      : undefined,
  )
}

/** Writes to the cache that there is no offer any more. The response has the entry itself. */
export function writeDeclined(
  cache: ApolloCache,
  { data }: { data?: DeclineOfferMutation | null },
): void {
  if (data?.declineOffer) cache.writeQuery({ query: MyOfferDocument, data: { myOffer: null } })
}

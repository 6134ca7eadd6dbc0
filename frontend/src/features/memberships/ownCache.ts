import type { ApolloCache } from '@apollo/client'
import {
  MyMembershipDocument,
  MyOfferDocument,
  MyWaitlistEntryDocument,
} from '../../api/apollo/own.generated'
import type { AcceptOfferMutation } from '../../api/operationTypes'

/** Writes an accepted offer to the cache: the membership, the entry’s status, and no offer. */
export function writeAccepted(
  cache: ApolloCache,
  { data }: { data?: AcceptOfferMutation | null },
): void {
  if (!data?.acceptOffer) return
  cache.writeQuery({ query: MyMembershipDocument, data: { myMembership: data.acceptOffer } })
  cache.writeQuery({ query: MyOfferDocument, data: { myOffer: null, myLatestOffer: null } })
  cache.updateQuery({ query: MyWaitlistEntryDocument }, own =>
    own?.myWaitlistEntry
      ? { myWaitlistEntry: { ...own.myWaitlistEntry, status: 'joined' as const } }
      : undefined,
  )
}

import type { ApolloCache } from '@apollo/client'
import { MyOfferDocument, MyWaitlistEntryDocument } from '../../api/apollo/own.generated'
import type { JoinWaitlistMutation } from '../../api/operationTypes'

/**
 * Writes the response of `joinWaitlist` to the cache as the person's own place.
 */
export function updateWaitlistCache(
  cache: ApolloCache,
  { data }: { data?: JoinWaitlistMutation | null },
): void {
  const joined = data?.joinWaitlist
  if (!joined) return
  cache.writeQuery({
    query: MyWaitlistEntryDocument,
    data: { myWaitlistEntry: joined.entry },
  })
  if (!joined.created) return
  // Offers from before the person left are over.
  cache.writeQuery({ query: MyOfferDocument, data: { myOffer: null, myLatestOffer: null } })
}

import type { ApolloCache } from '@apollo/client'
import { MyOfferDocument, MyWaitlistEntryDocument } from '../../api/apollo/documents'
import type { JoinWaitlistMutation } from '../../api/generated'

/**
 * Writes the response of `joinWaitlist` to the cache as the person's own place. A new place reduces
 * the number of places left (WAITLIST-1); an existing one is already counted.
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
  cache.modify<{ dailySignups: number; spotsRemaining: number; total: number }>({
    id: cache.identify({ __typename: 'WaitlistStats' }),
    fields: {
      dailySignups: count => count + 1,
      spotsRemaining: count => Math.max(0, count - 1),
      total: count => count + 1,
    },
  })
}

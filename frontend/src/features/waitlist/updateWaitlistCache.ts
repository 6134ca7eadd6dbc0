import type { ApolloCache } from '@apollo/client'
import { MyWaitlistEntryDocument } from '../../api/apollo/documents'
import type { JoinWaitlistMutation } from '../../api/generated'

/**
 * Puts the answer of joinWaitlist where the person's own place is read. A new place is one less for
 * everybody (decision W1); one that was held before is counted already.
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
  cache.modify<{ dailySignups: number; spotsRemaining: number; total: number }>({
    id: cache.identify({ __typename: 'WaitlistStats' }),
    fields: {
      dailySignups: count => count + 1,
      spotsRemaining: count => Math.max(0, count - 1),
      total: count => count + 1,
    },
  })
}

import type { ApolloCache } from '@apollo/client'
import {
  WaitlistDocument,
  WaitlistRowFragmentDoc,
  WaitlistGrowthDocument,
  WaitlistStatsDocument,
  WaitlistTotalDocument,
} from '../../../api/apollo/documents'
import {
  useWaitlistEntryChangedSubscription,
  type WaitlistEntryChangedSubscription,
} from '../../../api/generated'
import { useLiveQuery } from '../../../live/useLiveQuery'

/* What a new entry changes on the screen. */
const queries = [
  WaitlistDocument,
  WaitlistStatsDocument,
  WaitlistTotalDocument,
  WaitlistGrowthDocument,
]

/** Shows every entry that is added or changed while the page is open. */
export const useLiveWaitlist = () =>
  useLiveQuery(useWaitlistEntryChangedSubscription, { update, queries })

/** An entry that has been shown is updated where it is; any other may be a new one. */
function update(
  cache: ApolloCache,
  { waitlistEntryChanged: entry }: WaitlistEntryChangedSubscription,
): boolean {
  const row = {
    id: cache.identify(entry),
    fragment: WaitlistRowFragmentDoc,
    fragmentName: 'WaitlistRow',
  }
  if (!cache.readFragment(row)) return false
  cache.writeFragment({ ...row, data: entry })
  return true
}

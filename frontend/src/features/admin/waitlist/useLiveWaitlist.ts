import type { ApolloCache } from '@apollo/client'
import type {
  WaitlistEntryChangedSubscription,
  WaitlistRowFragment,
} from '../../../api/operationTypes'
import {
  WaitlistRowFragmentDoc,
  useWaitlistEntryChangedSubscription,
} from './adminWaitlist.generated'
import { useLiveQuery } from '../../../live/useLiveQuery'

/* What a new entry changes. */
const fields = ['waitlist', 'waitlistStats', 'waitlistStatistics'] as const

/** Updates the page for every entry that is added or changed while it is open. */
export const useLiveWaitlist = () =>
  useLiveQuery(useWaitlistEntryChangedSubscription, { update, fields })

/**
 * Updates an entry that is in the cache. Returns false for any other, which may be new, and for one
 * that has left or has joined again, because that changes the figures.
 */
function update(
  cache: ApolloCache,
  { waitlistEntryChanged: entry }: WaitlistEntryChangedSubscription,
): boolean {
  const row = {
    id: cache.identify(entry),
    fragment: WaitlistRowFragmentDoc,
    fragmentName: 'WaitlistRow',
  }
  const before = cache.readFragment<WaitlistRowFragment>(row)
  if (!before) return false
  cache.writeFragment({ ...row, data: entry })
  return (before.status === 'left') === (entry.status === 'left')
}

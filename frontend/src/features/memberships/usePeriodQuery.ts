import type { WatchQueryFetchPolicy } from '@apollo/client'
import type { OwnMembershipFragment } from '../../api/operationTypes'
import { usePlanChangeQuery } from './memberships.generated'
import { usePossibleChange } from './usePossibleChange'

/** Queries the end of the current period of dues: what a change of the plan would do says it. */
export function usePeriodQuery(
  membership: OwnMembershipFragment | null | undefined,
  fetchPolicy?: WatchQueryFetchPolicy,
) {
  const change = usePossibleChange(membership)
  return usePlanChangeQuery({
    variables: { plan: change?.plan ?? 'standard' },
    skip: !change,
    fetchPolicy,
  })
}

import type { WatchQueryFetchPolicy } from '@apollo/client'
import { usePlanChangeQuery } from './memberships.generated'
import type { PossibleChange } from './possibleChange'

/** Queries the end of the current period of dues: what a change of the plan would do says it. */
export const usePeriodQuery = (
  change: PossibleChange | undefined,
  fetchPolicy?: WatchQueryFetchPolicy,
) =>
  usePlanChangeQuery({
    variables: { plan: change?.plan ?? 'standard' },
    skip: !change,
    fetchPolicy,
  })

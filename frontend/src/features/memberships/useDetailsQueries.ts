import type { OwnMembershipFragment } from '../../api/operationTypes'
import { useOpenDuesQuery, usePlanHistoryQuery } from './memberships.generated'
import { possibleChangeOf } from './possibleChange'
import { usePeriodQuery } from './usePeriodQuery'

const fetchPolicy = 'cache-and-network'

/**
 * Requests what the details of an active membership show, again at each visit of the dashboard. Returns the
 * queries that decide their height.
 */
export function useDetailsQueries(membership: OwnMembershipFragment | null | undefined) {
  const skip = membership?.state !== 'active'
  const dues = useOpenDuesQuery({ skip, fetchPolicy })
  const history = usePlanHistoryQuery({ skip, fetchPolicy })
  const period = usePeriodQuery(
    possibleChangeOf(membership, history.data?.planHistory),
    fetchPolicy,
  )
  return membership?.endsOn ? [dues, history, period] : [dues, history]
}

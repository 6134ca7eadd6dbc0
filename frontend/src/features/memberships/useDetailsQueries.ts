import type { OwnMembershipFragment } from '../../api/operationTypes'
import { useOpenDuesQuery, usePlanHistoryQuery } from './memberships.generated'
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
  const period = usePeriodQuery(membership, fetchPolicy)
  return membership?.endsOn ? [dues, history, period] : [dues, history]
}

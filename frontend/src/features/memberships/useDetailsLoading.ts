import { isFirst } from '../../api/apollo/isFirst'
import type { OwnMembershipFragment } from '../../api/operationTypes'
import { useOpenDuesQuery, usePlanHistoryQuery } from './memberships.generated'
import { usePeriodQuery } from './usePeriodQuery'

/**
 * Sends the requests of the details of an active membership, again at each visit of the dashboard. Returns
 * whether one that decides their height has not been answered yet.
 */
export function useDetailsLoading(membership: OwnMembershipFragment | null | undefined): boolean {
  const skip = membership?.state !== 'active'
  const dues = useOpenDuesQuery({ skip, fetchPolicy: 'cache-and-network' })
  const history = usePlanHistoryQuery({ skip, fetchPolicy: 'cache-and-network' })
  const period = usePeriodQuery(membership)
  return isFirst(dues) || isFirst(history) || (Boolean(membership?.endsOn) && isFirst(period))
}

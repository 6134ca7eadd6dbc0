import type { OwnMembershipFragment } from '../../api/operationTypes'
import { usePlanHistoryQuery } from './memberships.generated'
import { type PossibleChange, possibleChangeOf } from './possibleChange'

/** Returns the change of plan that the member can make, once the history is loaded. */
export function usePossibleChange(membership: OwnMembershipFragment): PossibleChange | undefined {
  const { data } = usePlanHistoryQuery({ skip: membership.state !== 'active' })
  return possibleChangeOf(membership, data?.planHistory)
}

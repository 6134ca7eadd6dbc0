import type { OwnMembershipFragment, Plan } from '../../api/operationTypes'
import { otherPlan } from '../../content/planChange'
import { usePlanHistoryQuery } from './memberships.generated'

interface PossibleChange {
  plan: Plan
  /** The planned change that it takes back. */
  planned: { plan: Plan; from: string } | undefined
}

/** Returns the change of plan that the member can make; undefined before the history is loaded. */
export function usePossibleChange({ plan }: OwnMembershipFragment): PossibleChange | undefined {
  const { data } = usePlanHistoryQuery({ fetchPolicy: 'cache-and-network' })
  const last = data?.planHistory?.at(-1)
  if (!last) return undefined
  // A history from before the latest change of the plan states no planned one.
  const isPlanned = last.plan !== plan && data?.planHistory?.at(-2)?.plan === plan
  return isPlanned ? { plan, planned: last } : { plan: otherPlan(plan), planned: undefined }
}

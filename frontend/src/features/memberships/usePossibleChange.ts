import type { OwnMembershipFragment, Plan } from '../../api/operationTypes'
import { otherPlan } from '../../content/planChange'
import { usePlanHistoryQuery } from './memberships.generated'

interface PossibleChange {
  plan: Plan
  /** The planned change that it takes back. */
  planned: { plan: Plan; from: string } | undefined
}

/**
 * Returns the change of plan that the member can make; undefined without an active membership, and before
 * the history is loaded. The history can be empty: a server of an earlier version has started the
 * membership.
 */
export function usePossibleChange(
  membership: OwnMembershipFragment | null | undefined,
): PossibleChange | undefined {
  const { data } = usePlanHistoryQuery({ skip: membership?.state !== 'active' })
  const history = data?.planHistory
  if (!membership || !history) return undefined
  const { plan } = membership
  const last = history.at(-1)
  // A history from before the latest change of the plan states no planned one.
  const isPlanned = last && last.plan !== plan && history.at(-2)?.plan === plan
  return isPlanned ? { plan, planned: last } : { plan: otherPlan(plan), planned: undefined }
}

import type { OwnMembershipFragment, Plan, PlanHistoryQuery } from '../../api/operationTypes'
import { otherPlan } from '../../content/planChange'

export interface PossibleChange {
  plan: Plan
  /** The planned change that it takes back. */
  planned: { plan: Plan; from: string } | undefined
}

/**
 * Returns the change of plan that the member can make; undefined without a membership, and before the
 * history is loaded. The history can be empty: a server of an earlier version has started the membership.
 */
export function possibleChangeOf(
  membership: OwnMembershipFragment | null | undefined,
  history: PlanHistoryQuery['planHistory'] | undefined,
): PossibleChange | undefined {
  if (!membership || !history) return undefined
  const { plan } = membership
  const last = history.at(-1)
  // A history from before the latest change of the plan states no planned one.
  const isPlanned = last && last.plan !== plan && history.at(-2)?.plan === plan
  return isPlanned ? { plan, planned: last } : { plan: otherPlan(plan), planned: undefined }
}

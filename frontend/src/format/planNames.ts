import { plans } from '@shared/plans'

export const planNames = { standard: plans.standard.name, unlimited: plans.unlimited.name }

/** Returns a plan's name, or its enum value if only a newer server knows the plan. */
export const planNameOf = (plan: string): string =>
  Object.entries(planNames).find(([known]) => known === plan)?.[1] ?? plan

import { plans } from '@shared/plans'

export const planNames = { standard: plans.standard.name, unlimited: plans.unlimited.name }

/** Returns a plan's name, or its enum value if only a newer server knows the plan. */
export const planNameOf = (plan: string): string =>
  Object.entries(planNames).find(([known]) => known === plan)?.[1] ?? plan

/** Returns the plan that a member can change to. */
export const otherPlan = (plan: keyof typeof plans): keyof typeof plans =>
  plan === 'standard' ? 'unlimited' : 'standard'

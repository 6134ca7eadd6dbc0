export const planNames = { standard: 'Standard', unlimited: 'Unlimited' }

/** Returns a plan's name, or its enum value if only a newer server knows the plan. */
export const planNameOf = (plan: string): string =>
  Object.entries(planNames).find(([known]) => known === plan)?.[1] ?? plan

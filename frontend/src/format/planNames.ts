export const planNames = { standard: 'Standard', unlimited: 'Unlimited' }

/** A plan that only a newer server knows is shown by its enum value. */
export const planNameOf = (plan: string): string =>
  Object.entries(planNames).find(([known]) => known === plan)?.[1] ?? plan

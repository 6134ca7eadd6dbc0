export const planNames = { standard: 'Standard', unlimited: 'Unlimited' }

/** A plan that a newer server knows and this page does not is called by the server's own word. */
export const planNameOf = (plan: string): string =>
  Object.entries(planNames).find(([known]) => known === plan)?.[1] ?? plan

import type { PlanWish } from '../api/operationTypes'

export const planNames: Record<PlanWish, string> = { standard: 'Standard', unlimited: 'Unlimited' }

/** A plan that a newer server knows and this page does not is called by the server's own word. */
export const planNameOf = (plan: string): string =>
  Object.entries(planNames).find(([known]) => known === plan)?.[1] ?? plan

/** The plan somebody would like; never more than a wish. */
export const planWish = {
  label: 'Plan you would like',
  hint: 'The team sees it when it plans the memberships. It promises nothing: no plan, no price and no earlier place.',
  options: [
    { value: '', label: 'Not sure yet' },
    ...Object.entries(planNames).map(([value, label]) => ({ value, label })),
  ],
}

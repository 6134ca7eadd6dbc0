import { plans } from '@shared/plans'
import type { DueKind, Plan } from '../api/operationTypes'
import { clubDate } from '../format/daysInWords'
import { dollars } from '../format/money'

const kinds: Record<DueKind, (plan: string) => string> = {
  fee: plan => `Membership fee, ${plan}`,
  difference: plan => `Difference to ${plan}`,
}

interface Due {
  kind: DueKind
  plan: Plan
  periodStart: string
  periodEnd: string
}

/** Dues of a member. */
export const dueTexts = {
  what: ({ kind, plan }: Due) => kinds[kind](plans[plan].name),
  period: ({ periodStart, periodEnd }: Due) => `${clubDate(periodStart)} to ${clubDate(periodEnd)}`,
}

/** The member's open dues, on the dashboard. */
export const openDues = {
  title: 'What you owe',
  sum: (cents: number) =>
    `${dollars(cents)} of dues. Please settle them at the front desk. Nothing is charged here.`,
  failed: 'Your dues could not be loaded.',
}

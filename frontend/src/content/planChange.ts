import { plans } from '@shared/plans'
import type { Plan, PlanChangeKind } from '../api/operationTypes'
import { clubDayInWords } from '../format/daysInWords'
import { dollars } from '../format/money'
import { phaseTexts } from './currentPhase'

const named = (plan: Plan) => `${plans[plan].name} (${plans[plan].price} a month)`

interface Change {
  plan: Plan
  kind: PlanChangeKind
  from: string
  cents: number
  periodEnd: string | null
}

/** Says what a change of plan does (MEMBERSHIP-1 to MEMBERSHIP-3). */
function effect({ plan, kind, from, cents, periodEnd }: Change): string {
  if (kind === 'take_back')
    return `The planned change is taken back: the plan stays ${named(plan)}.`
  if (kind === 'next_period')
    return `${named(plan)} holds from ${clubDayInWords(from)} on. Nothing changes until then, and the change can be taken back.`
  if (cents === 0 || periodEnd === null)
    return `${named(plan)} holds from today on. Nothing is owed for it now.`
  return `${named(plan)} holds from today on. The difference until the end of ${clubDayInWords(periodEnd)} is ${dollars(cents)}. Nothing is charged here: the front desk takes it.`
}

const planned = (plan: Plan, from: string) =>
  `From ${clubDayInWords(from)} on the plan is ${plans[plan].name}.`

/** Returns the plan that a member can change to. */
export const otherPlan = (plan: Plan): Plan => (plan === 'standard' ? 'unlimited' : 'standard')

/** A change of plan, on the dashboard and in /admin. */
export const planChangeTexts = {
  /** Members can change their plan once memberships are on sale (MEMBERSHIP-3). */
  isOffered: () => phaseTexts().step > 0,
  effect,
  planned,
  change: (plan: Plan) => `Change to ${plans[plan].name}`,
  keep: (plan: Plan) => `Stay with ${plans[plan].name}`,
  question: (plan: Plan) => `Change to ${plans[plan].name}?`,
  keepQuestion: (plan: Plan) => `Stay with ${plans[plan].name}?`,
  loading: 'Looking up what it costs...',
  unread: 'It could not be loaded what this change does.',
  yes: 'Yes, change it',
  keepYes: 'Yes, take the change back',
  pending: 'Saving...',
  /** Said when the change is made. */
  done: ({ plan, kind, from }: Change) => ({
    title: 'Saved',
    description: kind === 'next_period' ? planned(plan, from) : `Your plan is ${plans[plan].name}.`,
  }),
  no: 'Not now',
}

import type { Plan, PlanWish, WaitlistRowFragment } from '../../../api/operationTypes'
import { statusSteps } from '../../../content/admin/statusSteps'
import type { Option } from '../../../form/ChoiceField'
import { planNames } from '../../../format/planNames'
import { parseKey, recordKeys } from '../section/recordKeys'

const texts = statusSteps.plan

/** The choice that gives each person the plan of their wish. */
const EACH = 'wish'

type Wishes = readonly Pick<WaitlistRowFragment, 'planWish'>[]

/** Returns the plans to choose from, a common wish first, and the one that is chosen at first. */
export function planChoice(people: Wishes): { options: Record<string, Option>; chosen: string } {
  const wish = commonWish(people)
  const plans = [...recordKeys(planNames)].sort(
    (one, other) => order(one, wish) - order(other, wish),
  )
  const wishNote = people.length === 1 ? texts.wish : texts.allWish
  const named = plans.map(
    plan => [plan, texts.option(plan, plan === wish ? wishNote : undefined)] as const,
  )
  if (wish || people.every(({ planWish }) => !planWish))
    return { options: Object.fromEntries(named), chosen: wish ?? '' }
  const wishes = { standard: count(people, 'standard'), unlimited: count(people, 'unlimited') }
  const others = people.length - wishes.standard - wishes.unlimited
  const each = { label: texts.each.label, note: texts.each.note(wishes, others) }
  return { options: { [EACH]: each, ...Object.fromEntries(named) }, chosen: EACH }
}

/** Returns the plan for the server: null gives each person the plan of their wish. */
export const planOfChoice = (chosen: string): Plan | null => parseKey(planNames, chosen) ?? null

const order = (plan: string, wish: string | undefined) => (plan === wish ? 0 : 1)

const count = (people: Wishes, wish: PlanWish) =>
  people.filter(({ planWish }) => planWish === wish).length

/** Returns the wish that all have, or undefined. */
function commonWish(people: Wishes): PlanWish | undefined {
  const [first, ...others] = people
  return others.every(({ planWish }) => planWish === first?.planWish)
    ? (first?.planWish ?? undefined)
    : undefined
}

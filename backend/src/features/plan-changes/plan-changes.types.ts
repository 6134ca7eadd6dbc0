import { LocalDate } from '../../graphql/local-date'
import { Field, Int, ObjectType } from 'type-graphql'
import { defineEnum, type EnumValue } from '../../core/define-enum'
import { Plan } from '../memberships/membership.entity'

export const PlanChangeKind = defineEnum('PlanChangeKind', 'What a change of plan does.', {
  at_once: 'The plan holds from today on.',
  next_period: 'The plan holds from the first day of the next period on.',
  take_back: 'The planned change is taken back: the plan of today stays.',
})
export type PlanChangeKind = EnumValue<typeof PlanChangeKind>

@ObjectType({
  simpleResolvers: true,
  description: 'What a change of plan would do. Nothing is charged: the front desk settles dues.',
})
export class PlanChange {
  @Field(() => Plan, { description: 'The plan to change to.' })
  plan: Plan

  @Field(() => PlanChangeKind, { description: 'What the change does.' })
  kind: PlanChangeKind

  @Field(() => LocalDate, {
    description: 'The first New York day of the plan, as YYYY-MM-DD; today to take a change back.',
  })
  from: string

  @Field(() => Int, {
    description:
      'The difference for the rest of the period, in US cents, which is then owed; 0 if nothing is.',
  })
  cents: number

  @Field(() => LocalDate, {
    nullable: true,
    description: 'The last day of the period, as YYYY-MM-DD; null before dues begin.',
  })
  periodEnd: string | null
}

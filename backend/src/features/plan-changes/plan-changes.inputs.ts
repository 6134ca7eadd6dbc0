import { ArgsType, Field, ID, InputType } from 'type-graphql'
import { IdField } from '../../core/id-field.decorator'
import { Satisfies } from '../../core/satisfies.decorator'
import { rules } from '../../shared/rules'
import { Plan } from '../memberships/membership.entity'

@ArgsType()
export class PlanChangeArgs {
  @Field(() => Plan, { description: 'The plan to change to.' })
  plan: Plan
}

@ArgsType()
export class PlanChangeOfArgs extends PlanChangeArgs {
  @IdField({ description: 'The membership’s UUID.' })
  id: string
}

@ArgsType()
export class PlanHistoryOfArgs {
  @IdField({ description: 'The membership’s UUID.' })
  id: string
}

@InputType({ description: 'The plan that a member changes to.' })
export class ChangePlanInput {
  @Field(() => Plan, { description: 'The plan.' })
  plan: Plan

  @Field(() => ID, {
    nullable: true,
    description: 'A UUID that identifies the submission: a repeated call changes nothing more.',
  })
  @Satisfies(rules.submissionKey)
  submissionKey?: string | null
}

@InputType({ description: 'The plan that the team gives a membership.' })
export class ChangePlanOfInput extends ChangePlanInput {
  @IdField({ description: 'The membership’s UUID.' })
  id: string
}

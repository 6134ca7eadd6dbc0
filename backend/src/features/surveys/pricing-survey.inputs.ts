import { Field, InputType } from 'type-graphql'
import { Satisfies } from '../../core/satisfies.decorator'
import { rules } from '../../shared/rules'
import { PricingModel } from './pricing-survey.entity'
import { NamedSurveyInput } from './survey'

@InputType({ description: 'Answers to the pricing model survey. Nothing is required.' })
export class SubmitPricingSurveyInput extends NamedSurveyInput {
  @Field(() => PricingModel, { nullable: true, description: 'The model the person prefers.' })
  preferredPricingModel?: PricingModel | null

  @Field(() => String, {
    nullable: true,
    description: 'At most 5000 characters; empty means not given.',
  })
  @Satisfies(rules.comments)
  additionalComments?: string | null
}

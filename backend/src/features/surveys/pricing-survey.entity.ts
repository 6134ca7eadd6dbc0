import { Field, ObjectType } from 'type-graphql'
import { CreateDateColumn, Entity, Index, Unique } from 'typeorm'
import { NamedSurvey, NamedSurveyInput } from './named-survey.entity'
import { PricingModel } from './pricing-survey.options'
import { ChoiceField, CommentsField } from './survey-fields'
import { surveyInput, type SurveyInput } from './survey-input'

@ObjectType({ simpleResolvers: true, description: 'One answer to the pricing model survey.' })
@Entity()
@Unique('pricing_survey_key_unique', ['submissionKey'])
@Index(['submittedAt', 'id'])
export class PricingSurvey extends NamedSurvey {
  @ChoiceField(PricingModel, 'The model the person prefers.')
  preferredPricingModel: PricingModel | null

  @CommentsField('At most 5000 characters; empty means not given.')
  additionalComments: string | null

  @Field(() => Date, { description: 'When it was sent, as an ISO 8601 instant (UTC).' })
  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  submittedAt: Date
}

export const SubmitPricingSurveyInput = surveyInput(PricingSurvey, {
  name: 'SubmitPricingSurveyInput',
  description: 'Answers to the pricing model survey. All fields are optional.',
  extends: NamedSurveyInput,
})
export type SubmitPricingSurveyInput = SurveyInput<PricingSurvey>

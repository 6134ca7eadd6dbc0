import { Field, ObjectType, registerEnumType } from 'type-graphql'
import { CreateDateColumn, Entity, Index, Unique } from 'typeorm'
import { NamedSurvey, NamedSurveyInput } from './named-survey.entity'
import { ChoiceField, CommentsField } from './survey-fields'
import { surveyInput, type SurveyInput } from './survey-input'

/** This survey's own list: prices elsewhere on the site are other offers (decision F30). */
export enum PricingModel {
  option1 = 'option1',
  option2 = 'option2',
  option3 = 'option3',
}
registerEnumType(PricingModel, {
  name: 'PricingModel',
  description: 'A pricing model of the pricing survey.',
  valuesConfig: {
    option1: { description: 'The premium plan.' },
    option2: { description: 'Credits.' },
    option3: { description: 'Tiered reservation plans.' },
  },
})

@ObjectType({ description: 'One answer to the pricing model survey.' })
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
  description: 'Answers to the pricing model survey. Nothing is required.',
  extends: NamedSurveyInput,
})
export type SubmitPricingSurveyInput = SurveyInput<PricingSurvey>

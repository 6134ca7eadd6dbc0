import { Field, InputType } from 'type-graphql'
import { Satisfies } from '../../core/satisfies.decorator'
import { rules } from '../../shared/rules'
import { NamedSurveyInput } from './survey'

@InputType({
  description:
    'Answers to the older general survey. Nothing is required; its options were never documented, so they are free text.',
})
export class SubmitGeneralSurveyInput extends NamedSurveyInput {
  @Field(() => String, { nullable: true, description: 'At most 40 characters.' })
  @Satisfies(rules.phone)
  phone?: string | null

  @Field(() => String, { nullable: true, description: 'How often; at most 100 characters.' })
  @Satisfies(rules.shortAnswer)
  playFrequency?: string | null

  @Field(() => String, { nullable: true, description: 'How well; at most 100 characters.' })
  @Satisfies(rules.shortAnswer)
  experienceLevel?: string | null

  @Field(() => [String], {
    nullable: true,
    description: 'At most 20 different ones, of at most 100 characters each.',
  })
  @Satisfies(rules.interestedFeatures)
  interestedFeatures?: string[] | null

  @Field(() => String, { nullable: true, description: 'How much; at most 100 characters.' })
  @Satisfies(rules.shortAnswer)
  membershipInterest?: string | null

  @Field(() => String, { nullable: true, description: 'From where; at most 100 characters.' })
  @Satisfies(rules.shortAnswer)
  hearAboutUs?: string | null

  @Field(() => String, { nullable: true, description: 'At most 5000 characters.' })
  @Satisfies(rules.comments)
  additionalComments?: string | null
}

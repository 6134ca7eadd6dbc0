import { Field, InputType } from 'type-graphql'
import { Satisfies } from '../../core/satisfies.decorator'
import { rules } from '../../shared/rules'
import { PreferredLocation } from './location-survey.entity'
import { NamedSurveyInput } from './survey'

@InputType({ description: 'Answers to the location survey.' })
export class SubmitLocationSurveyInput extends NamedSurveyInput {
  @Field(() => PreferredLocation, { description: 'Where the person would like the club to be.' })
  preferredLocation: PreferredLocation

  @Field(() => String, {
    nullable: true,
    description:
      'At most 100 characters. Required, and kept, only when preferredLocation is other; blank is not given.',
  })
  @Satisfies(rules.otherLocation)
  otherLocation?: string | null
}

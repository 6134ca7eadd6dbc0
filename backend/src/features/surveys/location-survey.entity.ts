import { Field, ObjectType } from 'type-graphql'
import { CreateDateColumn, Entity, Index, Unique } from 'typeorm'
import { rules } from '../../shared/rules'
import { NamedSurvey, NamedSurveyInput } from './named-survey.entity'
import { PreferredLocation } from './location-survey.options'
import { ChoiceField, TextField } from './survey-fields'
import { surveyInput, type SurveyInput } from './survey-input'

@ObjectType({ simpleResolvers: true, description: 'One answer to the location survey.' })
@Entity()
@Unique('location_survey_key_unique', ['submissionKey'])
@Index(['createdAt', 'id'])
export class LocationSurvey extends NamedSurvey {
  @ChoiceField(PreferredLocation, 'The location that the person would like for the club.', {
    required: true,
  })
  preferredLocation: PreferredLocation

  @TextField(
    { kind: 'comments', length: 100, rule: rules.otherLocation },
    {
      stored: 'At most 100 characters; null unless preferredLocation is other.',
      sent: 'At most 100 characters. Required and stored only if preferredLocation is other; blank means not given.',
    },
  )
  otherLocation: string | null

  @Field(() => Date, { description: 'When it was sent, as an ISO 8601 instant (UTC).' })
  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date
}

export const SubmitLocationSurveyInput = surveyInput(LocationSurvey, {
  name: 'SubmitLocationSurveyInput',
  description: 'Answers to the location survey.',
  extends: NamedSurveyInput,
})
export type SubmitLocationSurveyInput = SurveyInput<LocationSurvey>

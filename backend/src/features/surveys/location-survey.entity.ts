import { Field, ObjectType, registerEnumType } from 'type-graphql'
import { CreateDateColumn, Entity, Index, Unique } from 'typeorm'
import { rules } from '../../shared/rules'
import { NamedSurvey, NamedSurveyInput } from './named-survey.entity'
import { ChoiceField, TextField } from './survey-fields'
import { surveyInput, type SurveyInput } from './survey-input'

export enum PreferredLocation {
  south_miami = 'south_miami',
  kendall = 'kendall',
  doral = 'doral',
  hialeah = 'hialeah',
  coral_gables = 'coral_gables',
  miami = 'miami',
  other = 'other',
}
registerEnumType(PreferredLocation, {
  name: 'PreferredLocation',
  description: 'Where a person would like the club to be.',
  valuesConfig: {
    south_miami: { description: 'South Miami.' },
    kendall: { description: 'Kendall.' },
    doral: { description: 'Doral.' },
    hialeah: { description: 'Hialeah.' },
    coral_gables: { description: 'Coral Gables.' },
    miami: { description: 'Miami.' },
    other: { description: 'Somewhere else, as otherLocation says.' },
  },
})

@ObjectType({ description: 'One answer to the location survey.' })
@Entity()
@Unique('location_survey_key_unique', ['submissionKey'])
@Index(['createdAt', 'id'])
export class LocationSurvey extends NamedSurvey {
  @ChoiceField(PreferredLocation, 'Where the person would like the club to be.', { required: true })
  preferredLocation: PreferredLocation

  @TextField(
    { kind: 'comments', length: 100, rule: rules.otherLocation },
    {
      stored: 'At most 100 characters; null unless preferredLocation is other.',
      sent: 'At most 100 characters. Required, and kept, only when preferredLocation is other; blank is not given.',
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

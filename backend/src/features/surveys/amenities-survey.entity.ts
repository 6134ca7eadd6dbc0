import { Field, ObjectType } from 'type-graphql'
import { CreateDateColumn, Entity, Index, Unique } from 'typeorm'
import { NamedSurvey, NamedSurveyInput } from './named-survey.entity'
import { CommentsField, FlagField } from './survey-fields'
import { surveyInput, type SurveyInput } from './survey-input'

@ObjectType({
  simpleResolvers: true,
  description: 'One answer to the amenities survey: each flag is an amenity the person wants.',
})
@Entity()
@Unique('amenities_survey_key_unique', ['submissionKey'])
@Index(['submittedAt', 'id'])
export class AmenitiesSurvey extends NamedSurvey {
  @FlagField('A fitness center.')
  fitnessCenter: boolean

  @FlagField('Personal training services.')
  personalTraining: boolean

  @FlagField('Group fitness classes.')
  groupFitnessClasses: boolean

  @FlagField('A yoga studio.')
  yogaStudio: boolean

  @FlagField('A cafeteria.')
  cafeteria: boolean

  @FlagField('A smoothie and juice bar.')
  smoothieBar: boolean

  @FlagField('Vending machines.')
  vendingMachines: boolean

  @FlagField('Massage therapy.')
  massageTherapy: boolean

  @FlagField('Physical therapy.')
  physicalTherapy: boolean

  @FlagField('A sauna and steam room. The spelling is kept for compatibility.')
  saunaStream: boolean

  @FlagField('Ice baths or a cold plunge.')
  iceBaths: boolean

  @FlagField('A lounge area.')
  loungeArea: boolean

  @FlagField('A space for private events.')
  privateEventSpace: boolean

  @FlagField('An outdoor patio.')
  outdoorPatio: boolean

  @FlagField('Equipment rental.')
  equipmentRental: boolean

  @FlagField('Locker rental.')
  lockerRental: boolean

  @FlagField('A pro shop.')
  proShop: boolean

  @FlagField('Childcare.')
  childcare: boolean

  @FlagField('A laundry service.')
  laundryService: boolean

  @FlagField('Parking validation.')
  parkingValidation: boolean

  @CommentsField('At most 5000 characters; empty means not given.')
  additionalComments: string | null

  @Field(() => Date, { description: 'When it was sent, as an ISO 8601 instant (UTC).' })
  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  submittedAt: Date
}

export const SubmitAmenitiesSurveyInput = surveyInput(AmenitiesSurvey, {
  name: 'SubmitAmenitiesSurveyInput',
  description:
    'Answers to the amenities survey. All fields are optional; an omitted flag is false.',
  extends: NamedSurveyInput,
})
export type SubmitAmenitiesSurveyInput = SurveyInput<AmenitiesSurvey>

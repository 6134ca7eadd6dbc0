import { Field, InputType } from 'type-graphql'
import { Satisfies } from '../../core/satisfies.decorator'
import { rules } from '../../shared/rules'
import { NamedSurveyInput } from './survey'

@InputType({
  description: 'Answers to the amenities survey. Nothing is required; a flag not given is false.',
})
export class SubmitAmenitiesSurveyInput extends NamedSurveyInput {
  @Field(() => Boolean, { nullable: true, defaultValue: false, description: 'A fitness center.' })
  fitnessCenter: boolean

  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description: 'Personal training services.',
  })
  personalTraining: boolean

  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description: 'Group fitness classes.',
  })
  groupFitnessClasses: boolean

  @Field(() => Boolean, { nullable: true, defaultValue: false, description: 'A yoga studio.' })
  yogaStudio: boolean

  @Field(() => Boolean, { nullable: true, defaultValue: false, description: 'A cafeteria.' })
  cafeteria: boolean

  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description: 'A smoothie and juice bar.',
  })
  smoothieBar: boolean

  @Field(() => Boolean, { nullable: true, defaultValue: false, description: 'Vending machines.' })
  vendingMachines: boolean

  @Field(() => Boolean, { nullable: true, defaultValue: false, description: 'Massage therapy.' })
  massageTherapy: boolean

  @Field(() => Boolean, { nullable: true, defaultValue: false, description: 'Physical therapy.' })
  physicalTherapy: boolean

  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description: 'A sauna and steam room; the name is as documented.',
  })
  saunaStream: boolean

  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description: 'Ice baths or a cold plunge.',
  })
  iceBaths: boolean

  @Field(() => Boolean, { nullable: true, defaultValue: false, description: 'A lounge area.' })
  loungeArea: boolean

  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description: 'A space for private events.',
  })
  privateEventSpace: boolean

  @Field(() => Boolean, { nullable: true, defaultValue: false, description: 'An outdoor patio.' })
  outdoorPatio: boolean

  @Field(() => Boolean, { nullable: true, defaultValue: false, description: 'Equipment rental.' })
  equipmentRental: boolean

  @Field(() => Boolean, { nullable: true, defaultValue: false, description: 'Locker rental.' })
  lockerRental: boolean

  @Field(() => Boolean, { nullable: true, defaultValue: false, description: 'A pro shop.' })
  proShop: boolean

  @Field(() => Boolean, { nullable: true, defaultValue: false, description: 'Childcare.' })
  childcare: boolean

  @Field(() => Boolean, { nullable: true, defaultValue: false, description: 'A laundry service.' })
  laundryService: boolean

  @Field(() => Boolean, { nullable: true, defaultValue: false, description: 'Parking validation.' })
  parkingValidation: boolean

  @Field(() => String, {
    nullable: true,
    description: 'At most 5000 characters; empty means not given.',
  })
  @Satisfies(rules.comments)
  additionalComments?: string | null
}

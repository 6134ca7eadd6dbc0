import { Field, ObjectType } from 'type-graphql'
import { Column, CreateDateColumn, Entity, Index, Unique } from 'typeorm'
import { NamedSurvey } from './survey'

@ObjectType({
  description: 'One answer to the amenities survey: each flag is an amenity the person wants.',
})
@Entity()
@Unique('amenities_survey_key_unique', ['submissionKey'])
@Index(['submittedAt', 'id'])
export class AmenitiesSurvey extends NamedSurvey {
  @Field(() => Boolean, { description: 'A fitness center.' })
  @Column('boolean', { default: false })
  fitnessCenter: boolean

  @Field(() => Boolean, { description: 'Personal training services.' })
  @Column('boolean', { default: false })
  personalTraining: boolean

  @Field(() => Boolean, { description: 'Group fitness classes.' })
  @Column('boolean', { default: false })
  groupFitnessClasses: boolean

  @Field(() => Boolean, { description: 'A yoga studio.' })
  @Column('boolean', { default: false })
  yogaStudio: boolean

  @Field(() => Boolean, { description: 'A cafeteria.' })
  @Column('boolean', { default: false })
  cafeteria: boolean

  @Field(() => Boolean, { description: 'A smoothie and juice bar.' })
  @Column('boolean', { default: false })
  smoothieBar: boolean

  @Field(() => Boolean, { description: 'Vending machines.' })
  @Column('boolean', { default: false })
  vendingMachines: boolean

  @Field(() => Boolean, { description: 'Massage therapy.' })
  @Column('boolean', { default: false })
  massageTherapy: boolean

  @Field(() => Boolean, { description: 'Physical therapy.' })
  @Column('boolean', { default: false })
  physicalTherapy: boolean

  @Field(() => Boolean, { description: 'A sauna and steam room; the name is as documented.' })
  @Column('boolean', { default: false })
  saunaStream: boolean

  @Field(() => Boolean, { description: 'Ice baths or a cold plunge.' })
  @Column('boolean', { default: false })
  iceBaths: boolean

  @Field(() => Boolean, { description: 'A lounge area.' })
  @Column('boolean', { default: false })
  loungeArea: boolean

  @Field(() => Boolean, { description: 'A space for private events.' })
  @Column('boolean', { default: false })
  privateEventSpace: boolean

  @Field(() => Boolean, { description: 'An outdoor patio.' })
  @Column('boolean', { default: false })
  outdoorPatio: boolean

  @Field(() => Boolean, { description: 'Equipment rental.' })
  @Column('boolean', { default: false })
  equipmentRental: boolean

  @Field(() => Boolean, { description: 'Locker rental.' })
  @Column('boolean', { default: false })
  lockerRental: boolean

  @Field(() => Boolean, { description: 'A pro shop.' })
  @Column('boolean', { default: false })
  proShop: boolean

  @Field(() => Boolean, { description: 'Childcare.' })
  @Column('boolean', { default: false })
  childcare: boolean

  @Field(() => Boolean, { description: 'A laundry service.' })
  @Column('boolean', { default: false })
  laundryService: boolean

  @Field(() => Boolean, { description: 'Parking validation.' })
  @Column('boolean', { default: false })
  parkingValidation: boolean

  @Field(() => String, { nullable: true, description: 'At most 5000 characters.' })
  @Column('varchar', { length: 5000, nullable: true })
  additionalComments: string | null

  @Field(() => Date, { description: 'When it was sent, as an ISO 8601 instant (UTC).' })
  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  submittedAt: Date
}

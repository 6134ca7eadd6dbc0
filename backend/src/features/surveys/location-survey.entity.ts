import { Field, ObjectType, registerEnumType } from 'type-graphql'
import { Column, CreateDateColumn, Entity, Index, Unique } from 'typeorm'
import { NamedSurvey } from './survey'

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
  @Field(() => PreferredLocation, { description: 'Where the person would like the club to be.' })
  @Column('enum', { enum: PreferredLocation })
  preferredLocation: PreferredLocation

  @Field(() => String, {
    nullable: true,
    description: 'At most 100 characters; null unless preferredLocation is other.',
  })
  @Column('varchar', { length: 100, nullable: true })
  otherLocation: string | null

  @Field(() => Date, { description: 'When it was sent, as an ISO 8601 instant (UTC).' })
  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date
}

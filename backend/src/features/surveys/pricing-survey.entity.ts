import { Field, ObjectType, registerEnumType } from 'type-graphql'
import { Column, CreateDateColumn, Entity, Index, Unique } from 'typeorm'
import { NamedSurvey } from './survey'

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
  @Field(() => PricingModel, { nullable: true, description: 'The model the person prefers.' })
  @Column('enum', { enum: PricingModel, nullable: true })
  preferredPricingModel: PricingModel | null

  @Field(() => String, { nullable: true, description: 'At most 5000 characters.' })
  @Column('varchar', { length: 5000, nullable: true })
  additionalComments: string | null

  @Field(() => Date, { description: 'When it was sent, as an ISO 8601 instant (UTC).' })
  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  submittedAt: Date
}

import { Field, ID, ObjectType } from 'type-graphql'
import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  Unique,
  type Relation,
} from 'typeorm'
import { User } from '../../accounts/user.entity'
import { NamedSurvey } from './survey'

@ObjectType({ description: 'One answer to the older general survey, whose options are free text.' })
@Entity()
@Unique('general_survey_key_unique', ['submissionKey'])
@Index(['createdAt', 'id'])
export class GeneralSurvey extends NamedSurvey {
  @Field(() => ID, {
    nullable: true,
    description: 'The id of the person who was signed in, if anyone was.',
  })
  @Index()
  @Column('uuid', { nullable: true })
  userId: string | null

  /** The answer outlives the account, without a person (decision F7). */
  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'userId' })
  user: Relation<User> | null

  @Field(() => String, {
    nullable: true,
    description: 'A telephone number; at most 40 characters.',
  })
  @Column('varchar', { length: 40, nullable: true })
  phone: string | null

  @Field(() => String, { nullable: true, description: 'How often they play.' })
  @Column('varchar', { length: 100, nullable: true })
  playFrequency: string | null

  @Field(() => String, { nullable: true, description: 'How well they play.' })
  @Column('varchar', { length: 100, nullable: true })
  experienceLevel: string | null

  @Field(() => [String], { description: 'What they are interested in; at most 20, each once.' })
  @Column('varchar', { length: 100, array: true, default: [] })
  interestedFeatures: string[]

  @Field(() => String, { nullable: true, description: 'How interested they are in a membership.' })
  @Column('varchar', { length: 100, nullable: true })
  membershipInterest: string | null

  @Field(() => String, { nullable: true, description: 'How they heard about the club.' })
  @Column('varchar', { length: 100, nullable: true })
  hearAboutUs: string | null

  @Field(() => String, { nullable: true, description: 'At most 5000 characters.' })
  @Column('varchar', { length: 5000, nullable: true })
  additionalComments: string | null

  @Field(() => Date, { description: 'When it was sent, as an ISO 8601 instant (UTC).' })
  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date
}

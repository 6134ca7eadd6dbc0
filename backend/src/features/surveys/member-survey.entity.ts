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
import { Submission } from '../submissions/submission.entity'
import {
  DrivingDistance,
  ImportantFeature,
  PlayingDay,
  PreferredTime,
  PremiumFeature,
  PricingFeedback,
  ReadinessToJoin,
  WouldRefer,
} from './member-survey.options'

@ObjectType({
  description: 'One answer to the member feedback survey; every question is optional.',
})
@Entity()
@Unique('member_survey_key_unique', ['submissionKey'])
@Index(['createdAt', 'id'])
export class MemberSurvey extends Submission {
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

  @Field(() => DrivingDistance, { nullable: true, description: 'How far the person drives.' })
  @Column('enum', { enum: DrivingDistance, nullable: true })
  drivingDistance: DrivingDistance | null

  @Field(() => [PlayingDay], { description: 'Days on which the person likes to play.' })
  @Column('enum', { enum: PlayingDay, array: true, default: [] })
  playingDays: PlayingDay[]

  @Field(() => [PreferredTime], { description: 'Parts of the day the person prefers.' })
  @Column('enum', { enum: PreferredTime, array: true, default: [] })
  preferredTimes: PreferredTime[]

  @Field(() => [ImportantFeature], { description: 'At most 3, each once.' })
  @Column('enum', { enum: ImportantFeature, array: true, default: [] })
  importantFeatures: ImportantFeature[]

  @Field(() => [PremiumFeature], { description: 'What the person would pay more for.' })
  @Column('enum', { enum: PremiumFeature, array: true, default: [] })
  premiumFeatures: PremiumFeature[]

  @Field(() => PricingFeedback, { nullable: true, description: 'What they think of the price.' })
  @Column('enum', { enum: PricingFeedback, nullable: true })
  pricingFeedback: PricingFeedback | null

  @Field(() => ReadinessToJoin, { nullable: true, description: 'Whether they would join.' })
  @Column('enum', { enum: ReadinessToJoin, nullable: true })
  readinessToJoin: ReadinessToJoin | null

  @Field(() => WouldRefer, { nullable: true, description: 'Whether they would tell others.' })
  @Column('enum', { enum: WouldRefer, nullable: true })
  wouldRefer: WouldRefer | null

  @Field(() => String, { nullable: true, description: 'Their address, when they gave one.' })
  @Column('varchar', { length: 254, nullable: true })
  email: string | null

  @Field(() => Date, { description: 'When it was sent, as an ISO 8601 instant (UTC).' })
  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date
}

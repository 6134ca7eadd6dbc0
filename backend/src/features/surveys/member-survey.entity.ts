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
import { rules } from '../../shared/rules'
import { Submission } from '../../submissions/submission.entity'
import {
  DrivingDistance,
  ImportantFeature,
  PlayingDay,
  PlaysPerWeek,
  PreferredTime,
  PremiumFeature,
  PricingFeedback,
  ReadinessToJoin,
  WouldRefer,
} from './member-survey.options'
import { ChecksField, ChoiceField, EmailField } from './survey-fields'
import { surveyInput, type SurveyInput } from './survey-input'

@ObjectType({
  simpleResolvers: true,
  description: 'One answer to the member feedback survey; every question is optional.',
})
@Entity()
@Unique('member_survey_key_unique', ['submissionKey'])
@Index(['createdAt', 'id'])
export class MemberSurvey extends Submission {
  @Field(() => ID, {
    nullable: true,
    description: 'The id of the person who was signed in; null for a visitor.',
  })
  @Index()
  @Column('uuid', { nullable: true })
  userId: string | null

  /** Deleting the account keeps the answer, without the person (FORM-7). */
  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'userId' })
  user: Relation<User> | null

  /**
   * Whether an account sent the answer, also one that was deleted since (BOOKING-20). A trigger of the
   * migration sets it.
   */
  @Column({ type: 'boolean', default: false, select: false, insert: false, update: false })
  isFromAccount: boolean

  /** False for an anonymous answer beyond the few of its network address (BOOKING-21). */
  @Column({ type: 'boolean', default: true, select: false })
  isInForecast: boolean

  @ChoiceField(DrivingDistance, 'How far the person drives.')
  drivingDistance: DrivingDistance | null

  @ChecksField(PlayingDay, {
    stored: 'Days on which the person likes to play.',
    sent: 'Days on which the person likes to play.',
  })
  playingDays: PlayingDay[]

  @ChecksField(PreferredTime, {
    stored: 'Parts of the day the person prefers.',
    sent: 'Parts of the day the person prefers.',
  })
  preferredTimes: PreferredTime[]

  @ChecksField(
    ImportantFeature,
    {
      stored: 'At most 3, each once.',
      sent: 'At most 3 different features; duplicates count once.',
    },
    rules.importantFeatures,
  )
  importantFeatures: ImportantFeature[]

  @ChecksField(PremiumFeature, {
    stored: 'Extras that the person would pay more for.',
    sent: 'Extras that the person would pay more for.',
  })
  premiumFeatures: PremiumFeature[]

  @ChoiceField(PricingFeedback, 'The person’s opinion of the price.')
  pricingFeedback: PricingFeedback | null

  @ChoiceField(ReadinessToJoin, 'Whether the person would join.')
  readinessToJoin: ReadinessToJoin | null

  @ChoiceField(WouldRefer, 'Whether the person would recommend the club.')
  wouldRefer: WouldRefer | null

  @EmailField()
  email: string | null

  @ChoiceField(PlaysPerWeek, 'How often the person would book a court in a week.')
  playsPerWeek: PlaysPerWeek | null

  @Field(() => Date, { description: 'When it was sent, as an ISO 8601 instant (UTC).' })
  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date
}

export const SubmitMemberSurveyInput = surveyInput(MemberSurvey, {
  name: 'SubmitMemberSurveyInput',
  description: 'Answers to the member feedback survey. All fields are optional.',
})
export type SubmitMemberSurveyInput = SurveyInput<MemberSurvey>

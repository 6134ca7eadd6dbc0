import { Field, InputType } from 'type-graphql'
import { Satisfies } from '../../core/satisfies.decorator'
import { rules } from '../../shared/rules'
import { SubmissionInput } from '../submissions/submission.inputs'
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

@InputType({ description: 'Answers to the member feedback survey. Nothing is required.' })
export class SubmitMemberSurveyInput extends SubmissionInput {
  @Field(() => DrivingDistance, { nullable: true, description: 'How far the person drives.' })
  drivingDistance?: DrivingDistance | null

  @Field(() => [PlayingDay], { nullable: true, description: 'Days they like to play on.' })
  playingDays?: PlayingDay[] | null

  @Field(() => [PreferredTime], { nullable: true, description: 'Parts of the day they prefer.' })
  preferredTimes?: PreferredTime[] | null

  @Field(() => [ImportantFeature], {
    nullable: true,
    description: 'At most 3 different ones; one given twice counts once.',
  })
  @Satisfies(rules.importantFeatures)
  importantFeatures?: ImportantFeature[] | null

  @Field(() => [PremiumFeature], { nullable: true, description: 'What they would pay more for.' })
  premiumFeatures?: PremiumFeature[] | null

  @Field(() => PricingFeedback, { nullable: true, description: 'What they think of the price.' })
  pricingFeedback?: PricingFeedback | null

  @Field(() => ReadinessToJoin, { nullable: true, description: 'Whether they would join.' })
  readinessToJoin?: ReadinessToJoin | null

  @Field(() => WouldRefer, { nullable: true, description: 'Whether they would tell others.' })
  wouldRefer?: WouldRefer | null

  @Field(() => String, {
    nullable: true,
    description: 'At most 254 characters; empty means not given.',
  })
  @Satisfies(rules.optionalEmail)
  email?: string | null
}

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
import { NamedSurvey, NamedSurveyInput } from './named-survey.entity'
import { CommentsField, ShortAnswerField, TextField, TextsField } from './survey-fields'
import { surveyInput, type SurveyInput } from './survey-input'

@ObjectType({
  simpleResolvers: true,
  description: 'One answer to the older general survey, whose options are free text.',
})
@Entity()
@Unique('general_survey_key_unique', ['submissionKey'])
@Index(['createdAt', 'id'])
export class GeneralSurvey extends NamedSurvey {
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

  @TextField(
    { kind: 'contact', length: 40, rule: rules.phone },
    {
      stored: 'A telephone number; at most 40 characters.',
      sent: 'At most 40 characters.',
    },
  )
  phone: string | null

  @ShortAnswerField({
    stored: 'How often the person plays.',
    sent: 'How often the person plays; at most 100 characters.',
  })
  playFrequency: string | null

  @ShortAnswerField({
    stored: 'The person’s skill level.',
    sent: 'The person’s skill level; at most 100 characters.',
  })
  experienceLevel: string | null

  @TextsField(rules.interestedFeatures, {
    stored: 'Features that interest the person; at most 20, each once.',
    sent: 'At most 20 different features, of at most 100 characters each.',
  })
  interestedFeatures: string[]

  @ShortAnswerField({
    stored: 'The person’s interest in a membership.',
    sent: 'The interest in a membership; at most 100 characters.',
  })
  membershipInterest: string | null

  @ShortAnswerField({
    stored: 'How the person heard about the club.',
    sent: 'How the person heard about the club; at most 100 characters.',
  })
  hearAboutUs: string | null

  @CommentsField('At most 5000 characters.')
  additionalComments: string | null

  @Field(() => Date, { description: 'When it was sent, as an ISO 8601 instant (UTC).' })
  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date
}

export const SubmitGeneralSurveyInput = surveyInput(GeneralSurvey, {
  name: 'SubmitGeneralSurveyInput',
  description:
    'Answers to the older general survey. All fields are optional. Every answer is free text.',
  extends: NamedSurveyInput,
})
export type SubmitGeneralSurveyInput = SurveyInput<GeneralSurvey>

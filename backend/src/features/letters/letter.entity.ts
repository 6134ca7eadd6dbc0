import { Field, ID, Int, ObjectType } from 'type-graphql'
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  type Relation,
} from 'typeorm'
import { User } from '../../accounts/user.entity'
import { InsertPosition } from '../../database/insert-position'
import { LETTER_BODY_MAX, LETTER_SUBJECT_MAX } from '../../shared/letter-rules'
import { LetterKind, LetterState } from './letter.options'
import { LetterAudience } from './letters.types'

@ObjectType({ simpleResolvers: true, description: 'A letter of the club to many people.' })
@Entity()
@Index(['createdAt', 'id'])
@Index('letter_due', ['sendAt'], { where: `"endedAt" IS NULL AND "sendAt" IS NOT NULL` })
@Check('letter_audiences', `jsonb_typeof("audiences") = 'array'`)
@Check('letter_begun', `("startedAt" IS NULL) = ("recipients" IS NULL)`)
@Check(
  'letter_scheduled',
  `"state"::text NOT IN ('scheduled', 'sending', 'sent') OR "sendAt" IS NOT NULL`,
)
export class Letter {
  @Field(() => ID, { description: 'A UUID.' })
  @PrimaryGeneratedColumn('uuid')
  id: string

  @Field(() => String, { description: 'The subject, with placeholders; at most 120 characters.' })
  @Column('varchar', { length: LETTER_SUBJECT_MAX })
  subject: string

  @Field(() => String, {
    description: 'The text as Markdown, with placeholders; at most 10000 characters.',
  })
  @Column('varchar', { length: LETTER_BODY_MAX })
  body: string

  @Field(() => LetterKind, { description: 'Whether it can be left.' })
  @Column('enum', { enum: LetterKind })
  kind: LetterKind

  @Field(() => [LetterAudience], { description: 'Whom it is for. Nobody gets it twice.' })
  @Column('jsonb')
  audiences: LetterAudience[]

  @Field(() => LetterState, { description: 'Its state.' })
  @Column('enum', { enum: LetterState, default: LetterState.draft })
  state: LetterState

  /** Each change adds 1, so that nobody overwrites or sends what somebody else has just changed. */
  @Field(() => Int, { description: 'How often it was changed; a change must name it.' })
  @Column('int', { default: 1 })
  version: number

  @Field(() => Date, {
    nullable: true,
    description:
      'When it is or was due to be sent, as an ISO 8601 instant (UTC); null for a draft.',
  })
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  sendAt: Date | null

  @Field(() => Date, {
    nullable: true,
    description: 'When its recipients were chosen, as an ISO 8601 instant (UTC); null before.',
  })
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  startedAt: Date | null

  @Field(() => Int, {
    nullable: true,
    description: 'To how many addresses it goes; null before they were chosen.',
  })
  @Column('int', { nullable: true })
  recipients: number | null

  @Field(() => Date, {
    nullable: true,
    description: 'When its last mail was done, as an ISO 8601 instant (UTC); null before.',
  })
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  endedAt: Date | null

  /** The figures from `endedAt` on, because mails are deleted after a time. */
  @Column('int', { default: 0 })
  sentCount: number

  @Column('int', { default: 0 })
  failedCount: number

  @Column('int', { default: 0 })
  keptCount: number

  @Column('uuid', { nullable: true })
  writtenById: string | null

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'writtenById' })
  writtenBy?: Relation<User> | null

  @Field(() => Date, { description: 'When it was begun, as an ISO 8601 instant (UTC).' })
  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date

  @Field(() => Date, { description: 'When it last changed, as an ISO 8601 instant (UTC).' })
  @UpdateDateColumn({ type: 'timestamptz', precision: 3 })
  updatedAt: Date

  @InsertPosition()
  insertPosition: string
}

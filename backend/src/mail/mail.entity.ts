import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql'
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
  type Relation,
} from 'typeorm'
import { User } from '../accounts/user.entity'
import { createOpenEnum } from '../core/open-enum'

/** What GraphQL calls the kind of a mail. */
const MailTemplate = createOpenEnum('MailTemplate', 'What a mail is about.')

export enum MailState {
  kept = 'kept',
  queued = 'queued',
  sending = 'sending',
  sent = 'sent',
  failed = 'failed',
  dropped = 'dropped',
}
registerEnumType(MailState, {
  name: 'MailState',
  description: 'How far a mail has come.',
  valuesConfig: {
    kept: { description: 'Written down without a mail server, and never sent.' },
    queued: { description: 'Waits until it is due, or for its next try.' },
    sending: { description: 'A server is at it.' },
    sent: { description: 'A mail server has taken it.' },
    failed: { description: 'Not tried any more, unless the team says so.' },
    dropped: { description: 'Never sent: by the team, or for want of anything to say.' },
  },
})

/**
 * Ids and numbers, which the template's rows are found by, and an address that is masked; never a token, a password or
 * words of a person.
 */
export type MailData = Record<string, string | number>

/** How often a mail is tried before it has failed for good. */
export const MAIL_ATTEMPTS_MAX = 8

/** One mail to one address. Written in the transaction of its cause by a `Mailer`, rendered when it is sent. */
@ObjectType({ simpleResolvers: true, description: 'One mail to one address.' })
@Entity()
// Over trigrams, which TypeORM cannot write: the migration has it.
@Index('mail_search', { synchronize: false })
@Unique('mail_key_unique', ['key'])
@Check('mail_data', `jsonb_typeof("data") = 'object' AND octet_length("data"::text) <= 4096`)
@Check('mail_attempts', `"attempts" BETWEEN 0 AND ${MAIL_ATTEMPTS_MAX}`)
@Check('mail_lease', `("state" = 'sending') = ("lease" IS NOT NULL)`)
@Check('mail_lease_until', `("lease" IS NULL) = ("leaseUntil" IS NULL)`)
@Check('mail_sent', `("state" = 'sent') = ("sentAt" IS NOT NULL)`)
@Index('mail_queued', ['dueAt'], { where: `"state" = 'queued'` })
@Index('mail_sending', ['leaseUntil'], { where: `"state" = 'sending'` })
@Index('mail_started', ['startedAt'])
// Over a function, which TypeORM cannot write: the migration has it, mail-bounds.ts uses it.
@Index('mail_mailbox', { synchronize: false })
@Index(['createdAt', 'id'])
@Index(['state', 'createdAt', 'id'])
@Index(['userId'])
export class Mail {
  @Field(() => ID, { description: 'A UUID.' })
  @PrimaryGeneratedColumn('uuid')
  id: string

  /** The name of a MailDefinition, maybe of another version's. */
  @Field(() => MailTemplate, { description: 'What it is about.' })
  @Column('varchar', { length: 40 })
  template: string

  /** Normalised, like a person's address. */
  @Field(() => String, { description: 'The address it is written to, in lower case.' })
  @Column('varchar', { length: 254 })
  to: string

  @Column('uuid', { nullable: true })
  userId: string | null

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'userId' })
  user?: Relation<User> | null

  @Column('jsonb')
  data: MailData

  /** What makes it the same mail, as in `welcome:<userId>`. */
  @Column('varchar', { length: 200 })
  key: string

  @Field(() => MailState, { description: 'How far it has come.' })
  @Column('enum', { enum: MailState })
  state: MailState

  /** Tries that were begun and not given back. */
  @Field(() => Int, { description: 'How often it has been tried, 0 to 8.' })
  @Column('int', { default: 0 })
  attempts: number

  @Field(() => Date, {
    description: 'When it is, or was, to be tried next, as an ISO 8601 instant (UTC).',
  })
  @Column('timestamptz', { default: () => 'now()' })
  dueAt: Date

  /** From when on it says nothing worth sending any more; null is never. */
  @Column('timestamptz', { nullable: true })
  expiresAt: Date | null

  /** Whose it is while it is being sent: only who knows it may write the result. */
  @Column('uuid', { nullable: true })
  lease: string | null

  @Column('timestamptz', { nullable: true })
  leaseUntil: Date | null

  /** When the latest try began. */
  @Column('timestamptz', { nullable: true })
  startedAt: Date | null

  @Field(() => Date, {
    nullable: true,
    description: 'When a mail server took it, as an ISO 8601 instant (UTC); null before.',
  })
  @Column('timestamptz', { nullable: true })
  sentAt: Date | null

  /** Why the latest try has not sent it, in words that hold no secret. */
  @Field(() => String, {
    nullable: true,
    description: 'Why the latest try has not sent it; at most 300 characters.',
  })
  @Column('varchar', { length: 300, nullable: true })
  failure: string | null

  @Field(() => Date, { description: 'When it was written, as an ISO 8601 instant (UTC).' })
  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date
}

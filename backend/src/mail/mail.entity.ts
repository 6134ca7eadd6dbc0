import { Field, ID, Int, ObjectType } from 'type-graphql'
import { defineEnum, type EnumValue } from '../core/define-enum'
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
import { InsertPosition } from '../database/insert-position'

/** The GraphQL enum for the kinds of mail. */
const MailTemplate = createOpenEnum('MailTemplate', 'The kind of a mail.')

export const MailState = defineEnum('MailState', 'The state of a mail.', {
  kept: 'Stored because no mail server is configured; never sent.',
  queued: 'Waits until it is due, or for its next try.',
  sending: 'A server is sending it.',
  sent: 'A mail server has accepted it.',
  failed: 'Failed permanently; retried only if the team asks for it.',
  dropped: 'Never sent: dropped by the team, or because what it is about is gone.',
})
export type MailState = EnumValue<typeof MailState>

/**
 * The ids and numbers that the template needs to find its rows, and a masked address. Never
 * contains a token, a password or text written by a person.
 */
export type MailData = Record<string, string | number>

/** The maximum number of tries before a mail fails permanently. */
const MAIL_ATTEMPTS_MAX = 8

/**
 * One mail to one address. A `Mailer` inserts it in the transaction of its cause; it is rendered
 * when sent.
 */
@ObjectType({ simpleResolvers: true, description: 'One mail to one address.' })
@Entity()
// On trigrams, which TypeORM cannot declare: a migration creates it.
@Index('mail_search', { synchronize: false })
@Unique('mail_key_unique', ['key'])
@Check('mail_data', `jsonb_typeof("data") = 'object' AND octet_length("data"::text) <= 4096`)
@Check('mail_attempts', `"attempts" BETWEEN 0 AND ${MAIL_ATTEMPTS_MAX}`)
@Check('mail_lease', `("state" = 'sending') = ("lease" IS NOT NULL)`)
@Check('mail_lease_until', `("lease" IS NULL) = ("leaseUntil" IS NULL)`)
@Check('mail_sent', `("state" = 'sent') = ("sentAt" IS NOT NULL)`)
@Index('mail_queued', ['isBulk', 'dueAt'], { where: `"state" = 'queued'` })
@Index('mail_sending', ['leaseUntil'], { where: `"state" = 'sending'` })
@Index('mail_started', ['startedAt'])
// On a function, which TypeORM cannot declare: a migration creates it; mail-bounds.ts uses it.
@Index('mail_mailbox', { synchronize: false })
@Index(['createdAt', 'id'])
@Index(['state', 'createdAt', 'id'])
@Index(['userId'])
@Index('mail_to', ['to'])
export class Mail {
  @Field(() => ID, { description: 'A UUID.' })
  @PrimaryGeneratedColumn('uuid')
  id: string

  /** The name of a MailDefinition, possibly of another version. */
  @Field(() => MailTemplate, { description: 'The kind of mail.' })
  @Column('varchar', { length: 40 })
  template: string

  /** Normalised, like a person's address. */
  @Field(() => String, { description: 'The recipient’s address, in lower case.' })
  @Column('varchar', { length: 254 })
  to: string

  @Column('uuid', { nullable: true })
  userId: string | null

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'userId' })
  user?: Relation<User> | null

  @Column('jsonb')
  data: MailData

  /** Identifies the mail, so that it is written once; for example `welcome:<userId>`. */
  @Column('varchar', { length: 200 })
  key: string

  @Field(() => MailState, { description: 'The state of the mail.' })
  @Column('enum', { enum: MailState })
  state: MailState

  /** True for a mail to many people: it is sent behind all others, and within their limit (MAIL-40). */
  @Column('boolean', { default: false })
  isBulk: boolean

  /** Tries that were started, except those given back. */
  @Field(() => Int, { description: 'The number of tries to send it, 0 to 8.' })
  @Column('int', { default: 0 })
  attempts: number

  @Field(() => Date, {
    description: 'When the next try is or was due, as an ISO 8601 instant (UTC).',
  })
  @Column('timestamptz', { default: () => 'now()' })
  dueAt: Date

  /**
   * When it was first due, if it was queued for a later time: the mailbox limit counts it from then
   * (MAIL-4). Null if it was due at once. Retries do not change it.
   */
  @Column('timestamptz', { nullable: true })
  scheduledAt: Date | null

  /** After this time it is not sent any more; null means never. */
  @Column('timestamptz', { nullable: true })
  expiresAt: Date | null

  /** Set while a server sends the mail; only the server that knows it may write the result. */
  @Column('uuid', { nullable: true })
  lease: string | null

  @Column('timestamptz', { nullable: true })
  leaseUntil: Date | null

  /** When the latest try began. */
  @Column('timestamptz', { nullable: true })
  startedAt: Date | null

  @Field(() => Date, {
    nullable: true,
    description: 'When a mail server accepted it, as an ISO 8601 instant (UTC); null before.',
  })
  @Column('timestamptz', { nullable: true })
  sentAt: Date | null

  /** Why it was not sent; contains no secret. */
  @Field(() => String, {
    nullable: true,
    description: 'Why it was not sent; at most 300 characters. Null if nothing failed.',
  })
  @Column('varchar', { length: 300, nullable: true })
  failure: string | null

  @Field(() => Date, { description: 'When it was created, as an ISO 8601 instant (UTC).' })
  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date

  @InsertPosition()
  insertPosition: string
}

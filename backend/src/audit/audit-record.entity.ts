import { GraphQLJSONObject } from 'graphql-scalars'
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql'
import { Column, CreateDateColumn, Entity, Generated, Index, PrimaryGeneratedColumn } from 'typeorm'

export enum AuditAction {
  waitlist_status = 'waitlist_status',
  waitlist_undo = 'waitlist_undo',
  contact_status = 'contact_status',
  note = 'note',
  mail_retry = 'mail_retry',
  mail_drop = 'mail_drop',
  mail_address = 'mail_address',
  admin_command = 'admin_command',
}
registerEnumType(AuditAction, {
  name: 'AuditAction',
  description: 'What the team did.',
  valuesConfig: {
    waitlist_status: { description: 'Moved a waitlist entry along.' },
    waitlist_undo: { description: 'Took a change of a waitlist entry back.' },
    contact_status: { description: 'Set the status of a contact submission.' },
    note: { description: 'Added a note about a person.' },
    mail_retry: { description: 'Had a failed mail tried again.' },
    mail_drop: { description: 'Had a mail never sent.' },
    mail_address: { description: 'Took an address off the undeliverable ones.' },
    admin_command: {
      description: 'Changed an account from the server’s command line: `after.command` says how.',
    },
  },
})

/** What a change touched, as plain values by field name. */
export type Snapshot = Record<string, unknown>

/** Append-only: the database refuses every UPDATE and DELETE. So no column refers to another table. */
@ObjectType({ description: 'One change by the team. Never altered, never removed.' })
@Entity()
@Index(['createdAt', 'id'])
@Index(['subjectId', 'sequence'])
export class AuditRecord {
  @Field(() => ID, { description: 'A UUID.' })
  @PrimaryGeneratedColumn('uuid')
  id: string

  @Field(() => ID, { description: 'The id of the account that made the change.' })
  @Column('uuid')
  actorId: string

  @Field(() => String, { description: 'The e-mail address of that account at the time.' })
  @Column('varchar', { length: 254 })
  actorEmail: string

  @Field(() => AuditAction, { description: 'What was done.' })
  @Column('varchar', { length: 40 })
  action: AuditAction

  @Field(() => ID, { description: 'The id of the row that was changed.' })
  @Column('uuid')
  subjectId: string

  @Field(() => GraphQLJSONObject, { description: 'What changed, by field, as it was before.' })
  @Column('jsonb')
  before: Snapshot

  @Field(() => GraphQLJSONObject, { description: 'What changed, by field, as it was afterwards.' })
  @Column('jsonb')
  after: Snapshot

  @Field(() => Date, { description: 'When, as an ISO 8601 instant (UTC).' })
  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date

  /** Counts the records: of changes to one row, which is locked for each, the latest has the greatest. */
  @Column('bigint', { name: 'turn' })
  @Generated('increment')
  sequence: string
}

import { GraphQLJSONObject } from 'graphql-scalars'
import { Field, ID, ObjectType } from 'type-graphql'
import { Column, CreateDateColumn, Entity, Generated, Index, PrimaryGeneratedColumn } from 'typeorm'
import { createOpenEnum } from '../core/open-enum'

/** What GraphQL calls an action. */
const AuditActionName = createOpenEnum('AuditAction', 'What the team did.')

/** What a change touched, as plain values by field name. */
export type Snapshot = Record<string, unknown>

/** Append-only: the database refuses every UPDATE and DELETE. So no column refers to another table. */
@ObjectType({
  simpleResolvers: true,
  description: 'One change by the team. Never altered, never removed.',
})
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

  /** The name of an AuditAction, maybe of another version's. */
  @Field(() => AuditActionName, { description: 'What was done.' })
  @Column('varchar', { length: 40 })
  action: string

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

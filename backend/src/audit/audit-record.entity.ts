import { GraphQLJSONObject } from 'graphql-scalars'
import { Field, ID, ObjectType } from 'type-graphql'
import { Column, CreateDateColumn, Entity, Generated, Index, PrimaryGeneratedColumn } from 'typeorm'
import { createOpenEnum } from '../core/open-enum'
import { InsertPosition } from '../database/insert-position'

/** The GraphQL enum of the actions. */
const AuditActionName = createOpenEnum('AuditAction', 'What the team did.')

/** The changed values by field name. */
export type Snapshot = Record<string, unknown>

/**
 * Append-only: the database refuses every UPDATE, DELETE and TRUNCATE, so no column references another table.
 */
@ObjectType({
  simpleResolvers: true,
  description: 'One change made by the team. Records are never changed or deleted.',
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

  @Field(() => ID, {
    nullable: true,
    description: 'The id of the access token that made the change; null without one.',
  })
  @Column('uuid', { nullable: true })
  tokenId: string | null

  /** The name of an AuditAction, which may be unknown to this version. */
  @Field(() => AuditActionName, { description: 'The action.' })
  @Column('varchar', { length: 40 })
  action: string

  @Field(() => ID, { description: 'The id of the row that was changed.' })
  @Column('uuid')
  subjectId: string

  @Field(() => GraphQLJSONObject, { description: 'The changed values before, by field.' })
  @Column('jsonb')
  before: Snapshot

  @Field(() => GraphQLJSONObject, { description: 'The changed values afterwards, by field.' })
  @Column('jsonb')
  after: Snapshot

  @Field(() => Date, { description: 'When the change was made, as an ISO 8601 instant (UTC).' })
  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date

  /**
   * Increases with each record. Each change locks its row, so the latest change of a row has the
   * highest number.
   */
  @Column('bigint', { name: 'turn' })
  @Generated('increment')
  sequence: string

  @InsertPosition()
  insertPosition: string
}

import { GraphQLJSONObject } from 'graphql-scalars'
import { Field, ID, ObjectType } from 'type-graphql'
import { Column, CreateDateColumn, Entity, Generated, Index, PrimaryGeneratedColumn } from 'typeorm'
import { NamedAccount } from '../accounts/person-name.types'
import { createOpenEnum } from '../core/open-enum'
import { InsertPosition } from '../database/insert-position'

/** The GraphQL enum of the actions. */
export const AuditActionName = createOpenEnum(
  'AuditAction',
  'What the team did, or a refused sign-in.',
)

@ObjectType({
  simpleResolvers: true,
  description: 'The person whom a record is about, as their account is now.',
})
export class AuditSubject extends NamedAccount {
  @Field(() => ID, {
    nullable: true,
    description: 'The UUID of the person’s latest waitlist entry; null without one.',
  })
  entryId: string | null
}

/** The changed values by field name. */
export type Snapshot = Record<string, unknown>

/**
 * Append-only: the database refuses every UPDATE, DELETE and TRUNCATE but that of forget_in_records (SEC-P10), so no column
 * references another table.
 */
@ObjectType({
  simpleResolvers: true,
  description:
    'One change, sign-in or download by the team, or a refused sign-in. Records are never deleted, and changed only to remove the names and addresses of a deleted person.',
})
@Entity()
@Index(['createdAt', 'id'])
@Index(['subjectId', 'sequence'])
@Index(['actorId', 'createdAt', 'id'])
@Index(['action', 'createdAt', 'id'])
export class AuditRecord {
  @Field(() => ID, { description: 'A UUID.' })
  @PrimaryGeneratedColumn('uuid')
  id: string

  @Field(() => ID, {
    nullable: true,
    description: 'The id of the account that acted; null for a refused sign-in.',
  })
  @Column('uuid', { nullable: true })
  actorId: string | null

  @Field(() => String, {
    nullable: true,
    description: 'The email address of that account at the time; null for a refused sign-in.',
  })
  @Column('varchar', { length: 254, nullable: true })
  actorEmail: string | null

  @Field(() => ID, {
    nullable: true,
    description: 'The id of the access token that acted; null without one.',
  })
  @Column('uuid', { nullable: true })
  tokenId: string | null

  @Field(() => String, {
    nullable: true,
    description:
      'The browser and the system of the request in words, such as `Chrome on Windows`; null if not known.',
  })
  @Column('varchar', { length: 60, nullable: true })
  browser: string | null

  /** Read for the list: see audit.service.ts. */
  @Field(() => String, {
    nullable: true,
    description: 'The name of the account that acted, as it is now; null if it has none.',
  })
  actorName?: string | null

  @Field(() => String, {
    nullable: true,
    description: 'The name of the access token that acted; null without one, or if it has ended.',
  })
  tokenName?: string | null

  @Field(() => AuditSubject, {
    nullable: true,
    description: 'The person whom the record is about; null if it is about none.',
  })
  subject?: AuditSubject | null

  /** The name of an AuditAction, which may be unknown to this version. */
  @Field(() => AuditActionName, { description: 'The action.' })
  @Column('varchar', { length: 40 })
  action: string

  @Field(() => ID, {
    nullable: true,
    description:
      'The id of the row that was changed, or of the account that signed in or out or whose sign-in was refused; null for a download, and for a refused sign-in with an address that has no account.',
  })
  @Column('uuid', { nullable: true })
  subjectId: string | null

  @Field(() => GraphQLJSONObject, { description: 'The changed values before, by field.' })
  @Column('jsonb')
  before: Snapshot

  @Field(() => GraphQLJSONObject, {
    description:
      'The changed values afterwards, by field. For a download, its path as `list` and the number of `rows`. For a deleted account, `by` says who asked for it: the `person`, the `team`, nobody because it was `unused`, or a `restore` of a backup that had the account again. For a change by the server’s command line, its `command`. For a refused sign-in, the `reason` (`password`, or `locked` after too many failures) and `addressHash`, an HMAC of the address.',
  })
  @Column('jsonb')
  after: Snapshot

  @Field(() => Date, { description: 'When it was recorded, as an ISO 8601 instant (UTC).' })
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

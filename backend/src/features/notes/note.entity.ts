import { Field, ObjectType } from 'type-graphql'
import { Column, CreateDateColumn, Entity, Index } from 'typeorm'
import { OwnedRow } from '../../accounts/owned-row.entity'
import { InsertPosition } from '../../database/insert-position'

/**
 * Only its writer changes or removes it; the database refuses to change anything but the text. It is
 * deleted with the person's account.
 */
@ObjectType({
  simpleResolvers: true,
  description: 'A note of the team about a person.',
})
@Entity()
@Index(['userId', 'createdAt', 'id'])
export class Note extends OwnedRow {
  @Field(() => String, { description: 'The note; 1 to 2000 characters.' })
  @Column('varchar', { length: 2000 })
  text: string

  /** Copied at the time, as in the audit log: the note outlives its author's account. */
  @Column('uuid')
  authorId: string

  @Field(() => String, { description: 'The email address of the author’s account at the time.' })
  @Column('varchar', { length: 254 })
  authorEmail: string

  @Field(() => Date, { description: 'When it was written, as an ISO 8601 instant (UTC).' })
  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date

  @Field(() => Date, {
    nullable: true,
    description: 'When the text was last changed, as an ISO 8601 instant (UTC); null if never.',
  })
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  editedAt: Date | null

  @InsertPosition()
  insertPosition: string
}

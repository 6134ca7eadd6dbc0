import { Field, ID, ObjectType } from 'type-graphql'
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm'
import { BLOCK_TITLE_MAX } from '../../shared/desk-rules'
import { CourtHold } from '../courts/court-hold.entity'
import { Court } from '../courts/court.entity'
import { InsertPosition } from '../../database/insert-position'
import { BlockKind } from './block.options'
import { CourtClosure } from './court-closure.entity'

const BLOCK_DAYS_MAX = 14

@ObjectType({ simpleResolvers: true, description: 'A time at which the team blocks a court.' })
@Entity()
@Index('block_time', ['startsAt'])
@Index(['createdAt', 'id'])
@Index('block_of_closure', ['closureId', 'endsAt'])
@Check('block_hold', '("removedAt" IS NULL) = ("holdId" IS NOT NULL)')
@Check(
  'block_length',
  `"endsAt" > "startsAt" AND "endsAt" - "startsAt" <= interval '${String(BLOCK_DAYS_MAX)} days'`,
)
export class Block {
  @Field(() => ID, { description: 'A UUID.' })
  @PrimaryGeneratedColumn('uuid')
  id: string

  @Column('uuid')
  courtId: string

  @Field(() => Court, { description: 'The court.' })
  @ManyToOne(() => Court)
  @JoinColumn({ name: 'courtId' })
  court: Relation<Court>

  @Field(() => Date, { description: 'When it begins, as an ISO 8601 instant (UTC).' })
  @Column('timestamptz')
  startsAt: Date

  @Field(() => Date, { description: 'When it ends, as an ISO 8601 instant (UTC).' })
  @Column('timestamptz')
  endsAt: Date

  @Field(() => BlockKind, { description: 'Why the court is blocked.' })
  @Column('enum', { enum: BlockKind })
  kind: BlockKind

  @Field(() => String, { description: 'What the team calls it; at most 80 characters.' })
  @Column('varchar', { length: BLOCK_TITLE_MAX })
  title: string

  @Column('uuid', { nullable: true })
  closureId: string | null

  /** Null if it was removed before there were closures, or made by an earlier version of the server. */
  @ManyToOne(() => CourtClosure)
  @JoinColumn({ name: 'closureId' })
  closure: Relation<CourtClosure> | null

  @Column('uuid', { nullable: true })
  holdId: string | null

  /** The court's time, which is exactly the block's; null once it is removed. */
  @ManyToOne(() => CourtHold)
  @JoinColumn([
    { name: 'holdId', referencedColumnName: 'id' },
    { name: 'courtId', referencedColumnName: 'courtId' },
    { name: 'startsAt', referencedColumnName: 'startsAt' },
    { name: 'endsAt', referencedColumnName: 'endsAt' },
  ])
  hold: Relation<CourtHold> | null

  @Field(() => Date, {
    nullable: true,
    description: 'When it was removed, as an ISO 8601 instant (UTC); null while it is in force.',
  })
  @Column('timestamptz', { nullable: true })
  removedAt: Date | null

  @Field(() => Date, { description: 'When it was made, as an ISO 8601 instant (UTC).' })
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date

  @InsertPosition()
  insertPosition: string
}

import { Field, ID, Int, ObjectType } from 'type-graphql'
import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
  type Relation,
} from 'typeorm'
import { defineEnum, type EnumValue } from '../../core/define-enum'
import { InsertPosition } from '../../database/insert-position'
import { WaitlistEntry } from '../waitlist/waitlist-entry.entity'
import { Wave } from './wave.entity'

export const PassedOverReason = defineEnum(
  'PassedOverReason',
  'Why a person is not asked although it would be their turn.',
  {
    unconfirmed: 'The address is not confirmed, and only confirmed ones are asked.',
    undeliverable: 'A mail server has refused the address.',
    invited_by_hand:
      'The team has marked the person as invited by hand. No wave asks them until that is taken back.',
  },
)
export type PassedOverReason = EnumValue<typeof PassedOverReason>

/** Written in the transaction of the offers, once for each wave and entry (API-22). */
@ObjectType({
  simpleResolvers: true,
  description: 'A person whom a wave has passed over although it was their turn.',
})
@Entity()
@Unique('passed_over_unique', ['waveId', 'entryId'])
@Index('passed_over_of_entry', ['entryId', 'passedOverAt'])
export class PassedOver {
  @Field(() => ID, { description: 'A UUID.' })
  @PrimaryGeneratedColumn('uuid')
  id: string

  @Field(() => ID, { description: 'The UUID of the wave.' })
  @Column('uuid')
  waveId: string

  @ManyToOne(() => Wave)
  @JoinColumn({ name: 'waveId' })
  wave: Relation<Wave>

  @Column('uuid')
  entryId: string

  @Field(() => WaitlistEntry, { description: 'The person’s place.' })
  @ManyToOne(() => WaitlistEntry, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'entryId' })
  entry: Relation<WaitlistEntry>

  @Field(() => PassedOverReason, { description: 'Why.' })
  @Column('enum', { enum: PassedOverReason })
  reason: PassedOverReason

  @Field(() => Date, { description: 'When, as an ISO 8601 instant (UTC).' })
  @Column({ type: 'timestamptz', precision: 3 })
  passedOverAt: Date

  @InsertPosition()
  insertPosition: string

  /** The wave is loaded. */
  @Field(() => Int, { description: 'The number of the wave.' })
  get waveNumber(): number {
    return this.wave.number
  }
}

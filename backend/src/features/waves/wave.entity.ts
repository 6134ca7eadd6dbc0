import { Field, ID, Int, ObjectType } from 'type-graphql'
import { Check, Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm'
import type { NotTold } from '../../mail/not-told'
import { WAVE_DAYS_MAX, WAVE_SIZE_MAX } from '../../shared/wave-limits'
import { InsertPosition } from '../../database/insert-position'

const WAVE_NOTE_MAX = 500

/** Offers that were sent together. The database allows at most `size` open and accepted ones. */
@ObjectType({
  simpleResolvers: true,
  description: 'A group of membership offers, sent together to the next people on the waitlist.',
})
@Entity()
@Unique('wave_number_unique', ['number'])
@Unique('wave_size_unique', ['id', 'size'])
@Check('wave_size', `"size" BETWEEN 1 AND ${String(WAVE_SIZE_MAX)}`)
@Check('wave_days', `"days" BETWEEN 1 AND ${String(WAVE_DAYS_MAX)}`)
export class Wave {
  @Field(() => ID, { description: 'A UUID.' })
  @PrimaryGeneratedColumn('uuid')
  id: string

  @Field(() => Int, { description: 'The number of the wave, from 1.' })
  @Column('int')
  number: number

  @Field(() => Int, { description: 'How many memberships it gives out at most; 1 to 100.' })
  @Column('int')
  size: number

  @Field(() => Int, {
    description: 'How many New York days after the day of sending an offer is open; 1 to 30.',
  })
  @Column('int')
  days: number

  @Field(() => Boolean, {
    description: 'Whether a place that nobody takes is offered to the next person.',
  })
  @Column('boolean')
  refill: boolean

  @Field(() => Boolean, { description: 'Whether only people with a confirmed address are asked.' })
  @Column('boolean')
  confirmedOnly: boolean

  @Field(() => String, {
    nullable: true,
    description: 'A note of the team; at most 500 characters.',
  })
  @Column('varchar', { length: WAVE_NOTE_MAX, nullable: true })
  note: string | null

  @Field(() => Date, { description: 'When it was sent, as an ISO 8601 instant (UTC).' })
  @Column({ type: 'timestamptz', precision: 3 })
  sentAt: Date

  @Field(() => Date, {
    nullable: true,
    description:
      'When it was closed, as an ISO 8601 instant (UTC): no offer of it follows. Null while it is open.',
  })
  @Column('timestamptz', { nullable: true })
  closedAt: Date | null

  /** Whom the call that returns it could not tell; undefined otherwise. */
  notTold?: NotTold[]

  @InsertPosition()
  insertPosition: string
}

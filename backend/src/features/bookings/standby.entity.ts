import { Field, ObjectType } from 'type-graphql'
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  type Relation,
} from 'typeorm'
import { OwnedRow } from '../../accounts/owned-row.entity'
import { defineEnum, type EnumValue } from '../../core/define-enum'
import { InsertPosition } from '../../database/insert-position'
import { CourtHold } from '../courts/court-hold.entity'
import { Court } from '../courts/court.entity'

export const StandbyState = defineEnum(
  'StandbyState',
  'What has become of a member’s waiting for an hour.',
  {
    waiting: 'The member is in line.',
    offered: 'A court is held for the member until `offerUntil`.',
    booked: 'The member has taken the offer.',
    lapsed: 'The offer has ended, or the hour has been open to all or has begun.',
    left: 'The member has left the line, or has booked at that time, or their membership ends before it.',
  },
)
export type StandbyState = EnumValue<typeof StandbyState>

/** A member who waits for an hour that is taken (STANDBY-1). The line is in the order of `insertPosition`. */
@ObjectType({
  simpleResolvers: true,
  description: 'A member’s waiting for an hour that is taken; only that member reads it.',
})
@Entity()
@Index('standby_unique', ['userId', 'startsAt'], {
  unique: true,
  where: `state IN ('waiting', 'offered')`,
})
@Index('standby_line', ['startsAt', 'insertPosition'], { where: `state = 'waiting'` })
@Index('standby_offers', ['offerUntil'], { where: `state = 'offered'` })
@Index(['userId', 'startsAt'])
@Index(['startsAt'])
@Index('standby_hold_unique', ['holdId'], { unique: true })
@Check('standby_hold', `(state = 'offered') = ("holdId" IS NOT NULL)`)
@Check(
  'standby_offer',
  `num_nonnulls("offeredAt", "offerUntil", "offeredCourtId") IN (0, 3) AND (state <> 'offered' OR "offeredAt" < "offerUntil")`,
)
export class Standby extends OwnedRow {
  @Field(() => Date, { description: 'When the hour begins, as an ISO 8601 instant (UTC).' })
  @Column('timestamptz')
  startsAt: Date

  @Column('uuid', { nullable: true })
  courtId: string | null

  @Field(() => Court, { nullable: true, description: 'The court; null if any court will do.' })
  @ManyToOne(() => Court)
  @JoinColumn({ name: 'courtId' })
  court: Relation<Court> | null

  @Field(() => StandbyState, { description: 'Whether the member waits.' })
  @Column('enum', { enum: StandbyState, default: StandbyState.waiting })
  state: StandbyState

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  offeredAt: Date | null

  @Field(() => Date, {
    nullable: true,
    description:
      'Until when the court is held for the member, or was, as an ISO 8601 instant (UTC); null without an offer.',
  })
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  offerUntil: Date | null

  @Column('uuid', { nullable: true })
  offeredCourtId: string | null

  @Field(() => Court, {
    nullable: true,
    description: 'The court that is held for the member, or was; null without an offer.',
  })
  @ManyToOne(() => Court)
  @JoinColumn({ name: 'offeredCourtId' })
  offeredCourt: Relation<Court> | null

  @Column('uuid', { nullable: true })
  holdId: string | null

  /** The court's time while it is offered. */
  @ManyToOne(() => CourtHold)
  @JoinColumn({ name: 'holdId' })
  hold: Relation<CourtHold> | null

  @InsertPosition()
  insertPosition: string
}

import { Field, ID, Int, ObjectType } from 'type-graphql'
import { defineEnum, type EnumValue } from '../../core/define-enum'
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  Unique,
  type Relation,
} from 'typeorm'
import { OwnedRow } from '../../accounts/owned-row.entity'
import { User } from '../../accounts/user.entity'
import { SETTLED_HOW_MAX } from '../../shared/desk-rules'
import { PaymentMethod } from './payment-method.options'
import { CourtBooking } from './court-booking.entity'
import { InsertPosition } from '../../database/insert-position'

export const ChargeKind = defineEnum('ChargeKind', 'What a charge is for.', {
  extra_reservation: 'A reservation beyond those of the plan.',
  guest_pass: 'One guest.',
  late_cancellation: 'A cancellation less than 2 hours before the start.',
})
export type ChargeKind = EnumValue<typeof ChargeKind>

export const ChargeState = defineEnum('ChargeState', 'What became of a charge.', {
  open: 'To be settled at the front desk.',
  settled: 'Settled at the front desk.',
  waived: 'Waived by the team.',
  void: 'Void, because its booking was cancelled free of charge.',
})
export type ChargeState = EnumValue<typeof ChargeState>

@ObjectType({
  simpleResolvers: true,
  description:
    'A fee that the club has written down. Nothing is charged: the front desk settles it.',
})
@Entity()
@Unique('charge_of_booking_unique', ['bookingId', 'kind', 'no'])
@Index(['createdAt', 'id'])
@Index('charge_of_user', ['userId', 'state'])
@Index('charge_listed', ['state', 'createdAt', 'id'])
@Check('charge_cents', '"cents" BETWEEN 0 AND 10000')
@Index('charge_taken', ['settledAt'], { where: `state = 'settled'` })
@Check('charge_settled', `(state = 'settled') = (num_nonnulls("settledHow", "method") > 0)`)
@Check('charge_waived', `(state = 'waived') = ("waivedReason" IS NOT NULL)`)
export class Charge extends OwnedRow {
  @Field(() => ID, { description: 'The id of the booking.' })
  @Column('uuid')
  bookingId: string

  @ManyToOne(() => CourtBooking, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'bookingId' })
  booking: Relation<CourtBooking>

  @Field(() => ChargeKind, { description: 'What it is for.' })
  @Column('enum', { enum: ChargeKind })
  kind: ChargeKind

  @Field(() => Int, { description: 'Counts the charges of one kind of a booking, from 1.' })
  @Column('int')
  no: number

  @Field(() => Int, { description: 'The amount in US cents.' })
  @Column('int')
  cents: number

  @Field(() => ChargeState, { description: 'What became of it.' })
  @Column('enum', { enum: ChargeState, default: ChargeState.open })
  state: ChargeState

  @Field(() => String, {
    nullable: true,
    description:
      'How it was settled in words, such as `by card on Friday`; null if nobody wrote any, and unless settled.',
  })
  @Column('varchar', { length: SETTLED_HOW_MAX, nullable: true })
  settledHow: string | null

  @Field(() => PaymentMethod, {
    nullable: true,
    description:
      'How the desk has taken it; null for a charge that was settled in words only, and unless settled.',
  })
  @Column('enum', { enum: PaymentMethod, nullable: true })
  method: PaymentMethod | null

  @Field(() => Date, {
    nullable: true,
    description:
      'When it was settled, as an ISO 8601 instant (UTC); null unless settled, and for older charges.',
  })
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  settledAt: Date | null

  @Column('uuid', { nullable: true })
  settledById: string | null

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'settledById' })
  settledBy: Relation<User> | null

  /** The team's own words. */
  @Column('varchar', { length: 500, nullable: true })
  waivedReason: string | null

  @Field(() => Date, { description: 'When it was written down, as an ISO 8601 instant (UTC).' })
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date

  @InsertPosition()
  insertPosition: string
}

/** Returns the court and the start of a charge's booking, which is loaded. */
export function courtAndStartOf({ booking: { courtName, startsAt } }: Charge) {
  if (!startsAt) throw new Error('a charge belongs to a booking with a time')
  return { courtName, startsAt }
}

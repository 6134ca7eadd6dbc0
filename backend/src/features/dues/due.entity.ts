import { LocalDate } from '../../graphql/local-date'
import { Field, ID, Int, ObjectType } from 'type-graphql'
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
import { defineEnum, type EnumValue } from '../../core/define-enum'
import { InsertPosition } from '../../database/insert-position'
import { SETTLED_HOW_MAX } from '../../shared/desk-rules'
import { PaymentMethod } from '../bookings/payment-method.options'
import { Membership, Plan } from '../memberships/membership.entity'

export const DueKind = defineEnum('DueKind', 'What a due is for.', {
  fee: 'The fee of a period.',
  difference: 'The difference to a higher plan for the rest of a period.',
})
export type DueKind = EnumValue<typeof DueKind>

export const DueState = defineEnum('DueState', 'What became of a due.', {
  open: 'To be settled at the front desk.',
  settled: 'Settled at the front desk.',
  waived: 'Waived by the team.',
  void: 'Void: it is not owed.',
})
export type DueState = EnumValue<typeof DueState>

@ObjectType({
  simpleResolvers: true,
  description:
    'A membership fee that the club has written down. Nothing is charged: the front desk settles it.',
})
@Entity()
@Unique('due_of_period_unique', ['membershipId', 'periodStart', 'kind', 'no'])
@Index('due_of_user', ['userId', 'state'])
@Index('due_listed', ['dueOn', 'id'])
@Index('due_settled', ['settledAt'], { where: `state = 'settled'` })
@Check('due_cents', '"cents" BETWEEN 1 AND 100000')
@Check('due_period', '"periodEnd" >= "periodStart"')
@Check('due_settled_how', `(state = 'settled') = (num_nonnulls("method", "settledAt") = 2)`)
@Check('due_waived', `(state = 'waived') = ("waivedReason" IS NOT NULL)`)
export class Due extends OwnedRow {
  @Field(() => ID, { description: 'The id of the membership.' })
  @Column('uuid')
  membershipId: string

  @ManyToOne(() => Membership, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'membershipId' })
  membership: Relation<Membership>

  @Field(() => LocalDate, {
    description: 'The first day of its period in New York, as YYYY-MM-DD.',
  })
  @Column('date')
  periodStart: string

  @Field(() => LocalDate, {
    description: 'The last day of its period in New York, as YYYY-MM-DD.',
  })
  @Column('date')
  periodEnd: string

  @Field(() => DueKind, { description: 'What it is for.' })
  @Column('enum', { enum: DueKind })
  kind: DueKind

  @Field(() => Int, { description: 'Counts the dues of one kind of a period, from 1.' })
  @Column('int', { default: 1 })
  no: number

  @Field(() => Plan, { description: 'The plan that it pays for.' })
  @Column('enum', { enum: Plan })
  plan: Plan

  @Field(() => Int, { description: 'The amount in US cents.' })
  @Column('int')
  cents: number

  @Field(() => DueState, { description: 'What became of it.' })
  @Column('enum', { enum: DueState, default: DueState.open })
  state: DueState

  @Field(() => LocalDate, {
    description: 'The day from which it is owed in New York, as YYYY-MM-DD.',
  })
  @Column('date')
  dueOn: string

  @Field(() => PaymentMethod, {
    nullable: true,
    description: 'How the desk has taken it; null unless settled.',
  })
  @Column('enum', { enum: PaymentMethod, nullable: true })
  method: PaymentMethod | null

  @Field(() => Date, {
    nullable: true,
    description: 'When it was settled, as an ISO 8601 instant (UTC); null unless settled.',
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

  /** The team's own words about how it was settled. */
  @Column('varchar', { length: SETTLED_HOW_MAX, nullable: true })
  note: string | null

  @Field(() => Date, { description: 'When it was written down, as an ISO 8601 instant (UTC).' })
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date

  @InsertPosition()
  insertPosition: string
}

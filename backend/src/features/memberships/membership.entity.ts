import { defineEnum, type EnumValue } from '../../core/define-enum'
import { LocalDate } from '../../graphql/local-date'
import { Field, Int, ObjectType } from 'type-graphql'
import { Check, Column, Entity, Generated, Index, Unique } from 'typeorm'
import { OwnedRow } from '../../accounts/owned-row.entity'
import type { NotTold } from '../../mail/not-told'
import { InsertPosition } from '../../database/insert-position'

export const Plan = defineEnum('Plan', 'The plan of a membership.', {
  standard: 'The Standard plan.',
  unlimited: 'The Unlimited plan.',
})
export type Plan = EnumValue<typeof Plan>

export const MembershipState = defineEnum('MembershipState', 'Whether a membership is in force.', {
  active: 'In force, until `endsOn` if that is set.',
  ended: 'Ended.',
})
export type MembershipState = EnumValue<typeof MembershipState>

const ACTIVE_MEMBERSHIP_UNIQUE = 'membership_active_unique'

@ObjectType({ simpleResolvers: true, description: 'A membership of the club.' })
@Entity()
@Unique('membership_number_unique', ['number'])
@Index(ACTIVE_MEMBERSHIP_UNIQUE, ['userId'], { unique: true, where: `state = 'active'` })
@Index(['startedAt', 'number'])
@Check('membership_ended', `state = 'active' OR "endsOn" IS NOT NULL`)
export class Membership extends OwnedRow {
  @Field(() => Int, {
    description:
      'The founding number, from 1. It is never given to anyone else; numbers may be missing.',
  })
  @Column('int')
  @Generated('increment')
  number: number

  @Field(() => Plan, { description: 'The plan.' })
  @Column('enum', { enum: Plan })
  plan: Plan

  @Field(() => MembershipState, { description: 'Whether it is in force.' })
  @Column('enum', { enum: MembershipState, default: MembershipState.active })
  state: MembershipState

  @Field(() => Date, { description: 'When it began, as an ISO 8601 instant (UTC).' })
  @Column({ type: 'timestamptz', precision: 3 })
  startedAt: Date

  @Field(() => LocalDate, {
    nullable: true,
    description: 'Its last day in New York, as YYYY-MM-DD; null without notice.',
  })
  @Column('date', { nullable: true })
  endsOn: string | null

  @Field(() => String, {
    nullable: true,
    description:
      'Why the club ends it, if the team has set `endsOn`; null if the member gave notice, and without `endsOn`.',
  })
  @Column('varchar', { length: 500, nullable: true })
  endReason: string | null

  /**
   * The New York day on which its dues began, as YYYY-MM-DD (MEMBERSHIP-20); null until the job of
   * dues has seen it in the phase `booking`.
   */
  @Column('date', { nullable: true })
  duesFrom: string | null

  /** The accepted offer; null for a membership that the team gave by hand. */
  @Column('uuid', { nullable: true })
  offerId: string | null

  /** Whom the call that returns it could not tell; undefined otherwise. */
  notTold?: NotTold[]

  @InsertPosition()
  insertPosition: string
}

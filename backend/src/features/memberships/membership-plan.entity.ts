import { LocalDate } from '../../graphql/local-date'
import { Field, ID, ObjectType } from 'type-graphql'
import {
  Check,
  Column,
  Entity,
  Exclusion,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
  type Relation,
} from 'typeorm'
import { User } from '../../accounts/user.entity'
import { Membership, Plan } from './membership.entity'

@ObjectType({
  simpleResolvers: true,
  description: 'The plan of a membership from one day to another. There is one for every day.',
})
@Entity()
@Exclusion(
  'membership_plan_overlap',
  `USING gist ("membershipId" WITH =, daterange("from", "to", '[)') WITH &&)`,
)
// With the foreign key of `to` and the exclusion, each day from the first one on has one plan.
@Unique('membership_plan_from_unique', ['membershipId', 'from'])
@Check('membership_plan_order', '"to" > "from"')
@Unique('membership_plan_submission_key_unique', ['membershipId', 'submissionKey'])
export class MembershipPlan {
  @Field(() => ID, { description: 'A UUID.' })
  @PrimaryGeneratedColumn('uuid')
  id: string

  @Column('uuid')
  membershipId: string

  @ManyToOne(() => Membership, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'membershipId' })
  membership: Relation<Membership>

  @Field(() => Plan, { description: 'The plan.' })
  @Column('enum', { enum: Plan })
  plan: Plan

  @Field(() => LocalDate, {
    description: 'The first day on which it holds in New York, as YYYY-MM-DD.',
  })
  @Column('date')
  from: string

  @Field(() => LocalDate, {
    nullable: true,
    description: 'The day from which it no longer holds, as YYYY-MM-DD; null for the last one.',
  })
  @Column('date', { nullable: true })
  to: string | null

  /** The row that begins when this one ends: there is no day without a plan (MEMBERSHIP-5). */
  @ManyToOne(() => MembershipPlan, { deferrable: 'INITIALLY DEFERRED' })
  @JoinColumn([
    {
      name: 'membershipId',
      referencedColumnName: 'membershipId',
      foreignKeyConstraintName: 'membership_plan_gap',
    },
    { name: 'to', referencedColumnName: 'from', foreignKeyConstraintName: 'membership_plan_gap' },
  ])
  next: Relation<MembershipPlan> | null

  /** Who changed to it: the member or one of the team. Null for the first plan. */
  @Column('uuid', { nullable: true })
  changedById: string | null

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'changedById' })
  changedBy: Relation<User> | null

  /** Identifies the submission that last changed the row (ADR-12). */
  @Column('uuid', { nullable: true })
  submissionKey: string | null
}

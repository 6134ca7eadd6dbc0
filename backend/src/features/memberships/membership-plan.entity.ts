import { GraphQLLocalDate } from 'graphql-scalars'
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

  @Field(() => GraphQLLocalDate, {
    description: 'The first day on which it holds in New York, as YYYY-MM-DD.',
  })
  @Column('date')
  from: string

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'The day from which it no longer holds, as YYYY-MM-DD; null for the last one.',
  })
  @Column('date', { nullable: true })
  to: string | null

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

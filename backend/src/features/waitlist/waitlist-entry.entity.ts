import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql'
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
import { User } from '../../accounts/user.entity'
import { WaitlistPerson } from './waitlist-person.types'

export enum WaitlistStatus {
  waiting = 'waiting',
  invited = 'invited',
  joined = 'joined',
}
registerEnumType(WaitlistStatus, {
  name: 'WaitlistStatus',
  description: 'How far a waitlist entry has come.',
  valuesConfig: {
    waiting: { description: 'Has a place and waits for an invitation.' },
    invited: { description: 'Has been invited by the club.' },
    joined: { description: 'Has become a member.' },
  },
})

export enum PlanWish {
  standard = 'standard',
  unlimited = 'unlimited',
}
registerEnumType(PlanWish, {
  name: 'PlanWish',
  description:
    'The plan a person would like. It is a wish: it promises no plan, no price and no earlier place.',
  valuesConfig: {
    standard: { description: 'The Standard plan.' },
    unlimited: { description: 'The Unlimited plan.' },
  },
})

export const ENTRY_USER_UNIQUE = 'waitlist_entry_user_unique'

@ObjectType({ simpleResolvers: true, description: 'One person’s place on the waitlist.' })
@Entity()
@Unique(ENTRY_USER_UNIQUE, ['userId'])
@Unique('waitlist_entry_position_unique', ['position'])
@Unique('waitlist_entry_day_unique', ['day', 'dayPosition'])
@Unique('waitlist_entry_code_unique', ['referralCode'])
@Index(['status', 'position'])
@Index(['joinedAt', 'position'])
export class WaitlistEntry {
  @Field(() => ID, { description: 'A UUID.' })
  @PrimaryGeneratedColumn('uuid')
  id: string

  @Field(() => ID, { description: 'The id of the person whose place it is.' })
  @Column('uuid')
  userId: string

  /** At most one place per person, by the unique constraint above. Whoever answers an entry selects its person with it. */
  @Field(() => WaitlistPerson, { description: 'Whose place it is.' })
  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'userId' })
  user: Relation<User>

  @Field(() => Int, {
    description: 'The place in line, from 1; never changes and is never given out again.',
  })
  @Column('int')
  position: number

  /** The New York date the place was taken on, and its number on that date: the daily cap's second line. */
  @Column('date')
  day: string

  @Column('int')
  dayPosition: number

  @Field(() => Date, { description: 'When the place was taken, as an ISO 8601 instant (UTC).' })
  @Column('timestamptz')
  joinedAt: Date

  @Field(() => WaitlistStatus, { description: 'How far the entry has come.' })
  @Column('enum', { enum: WaitlistStatus, default: WaitlistStatus.waiting })
  status: WaitlistStatus

  @Field(() => PlanWish, {
    nullable: true,
    description: 'The plan the person said they would like when they joined; null without a wish.',
  })
  @Column('enum', { enum: PlanWish, nullable: true })
  planWish: PlanWish | null

  /** Shown by the resolver, to the team alone. */
  @Index()
  @Column('uuid', { nullable: true })
  referredBy: string | null

  @Field(() => Int, {
    description: 'How many people have joined through this person’s invitation.',
  })
  @Column('int', { default: 0 })
  referralRewards: number

  @Field(() => String, { description: 'This person’s own code for /waitlist?ref=CODE.' })
  @Column('varchar', { length: 32 })
  referralCode: string

  @Field(() => Date, { description: 'The same instant as joinedAt.' })
  get createdAt(): Date {
    return this.joinedAt
  }
}

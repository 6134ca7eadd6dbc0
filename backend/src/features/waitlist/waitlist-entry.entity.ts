import { Field, ID, Int, ObjectType } from 'type-graphql'
import { defineEnum, type EnumValue } from '../../core/define-enum'
import {
  Check,
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
import type { NotTold } from '../../mail/not-told'
import { WaitlistPerson } from './waitlist-person.types'
import { InsertPosition } from '../../database/insert-position'

export const WaitlistStatus = defineEnum('WaitlistStatus', 'The status of a waitlist entry.', {
  waiting: 'The person has a place and waits for the club’s invitation.',
  invited: 'The club has invited the person.',
  joined: 'The person has become a member of the club.',
  left: 'The person has left. The place is free; the position is never given again.',
})
export type WaitlistStatus = EnumValue<typeof WaitlistStatus>

export const PlanWish = defineEnum(
  'PlanWish',
  'The plan that a person would like. It reserves no plan, no price and no earlier place.',
  {
    standard: 'The Standard plan.',
    unlimited: 'The Unlimited plan.',
  },
)
export type PlanWish = EnumValue<typeof PlanWish>

export const ENTRY_USER_UNIQUE = 'waitlist_entry_user_unique'

@ObjectType({ simpleResolvers: true, description: 'One person’s place on the waitlist.' })
@Entity()
@Unique(ENTRY_USER_UNIQUE, ['userId'])
@Unique('waitlist_entry_position_unique', ['position'])
@Unique('waitlist_entry_day_unique', ['day', 'dayPosition'])
@Unique('waitlist_entry_code_unique', ['referralCode'])
@Index(['status', 'position'])
@Index(['joinedAt', 'position'])
// PostgreSQL does not allow a new enum value in the transaction that adds it, but allows its text.
@Check('waitlist_entry_left', `(status::text = 'left') = ("leftAt" IS NOT NULL)`)
@Index('waitlist_entry_next', ['timesAsked', 'position'], { where: `status = 'waiting'` })
export class WaitlistEntry {
  @Field(() => ID, { description: 'A UUID.' })
  @PrimaryGeneratedColumn('uuid')
  id: string

  @Field(() => ID, { description: 'The id of the person who holds the place.' })
  @Column('uuid')
  userId: string

  /**
   * At most one entry per person, by the unique constraint above. Services that return an entry
   * select its person with it.
   */
  @Field(() => WaitlistPerson, { description: 'The person who holds the place.' })
  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'userId' })
  user: Relation<User>

  @Field(() => Int, {
    description:
      'The number of the entry, from 1; never given to two people. A person who leaves and joins again gets a new one.',
  })
  @Column('int')
  position: number

  /**
   * The New York date on which the place was taken, and its number on that date; they also enforce
   * the daily cap.
   */
  @Column('date')
  day: string

  @Column('int')
  dayPosition: number

  @Field(() => Date, { description: 'When the place was taken, as an ISO 8601 instant (UTC).' })
  @Column('timestamptz')
  joinedAt: Date

  @Field(() => WaitlistStatus, { description: 'The entry’s status.' })
  @Column('enum', { enum: WaitlistStatus, default: WaitlistStatus.waiting })
  status: WaitlistStatus

  @Field(() => Date, {
    nullable: true,
    description:
      'When the person left the waitlist, as an ISO 8601 instant (UTC); null unless left.',
  })
  @Column('timestamptz', { nullable: true })
  leftAt: Date | null

  @Field(() => String, {
    nullable: true,
    description: 'Why the team removed the entry; null unless it did.',
  })
  @Column('varchar', { length: 500, nullable: true })
  leftReason: string | null

  /**
   * How many offers the person has declined, let expire or had withdrawn, also before they left and
   * joined again; fewer are asked first.
   */
  @Column('int', { default: 0 })
  timesAsked: number

  @Field(() => PlanWish, {
    nullable: true,
    description: 'The plan that the person would like; null if they named none.',
  })
  @Column('enum', { enum: PlanWish, nullable: true })
  planWish: PlanWish | null

  /** The resolver returns it to the team only. */
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

  /** Whom the call that returns it could not tell; undefined otherwise. */
  notTold?: NotTold[]

  @InsertPosition()
  insertPosition: string
}

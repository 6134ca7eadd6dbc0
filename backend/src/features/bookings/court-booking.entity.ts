import { GraphQLLocalDate, GraphQLLocalTime } from 'graphql-scalars'
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql'
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm'
import { User } from '../../accounts/user.entity'

export enum BookingStatus {
  confirmed = 'confirmed',
  cancelled = 'cancelled',
}
registerEnumType(BookingStatus, {
  name: 'BookingStatus',
  description: 'Whether the court is held for the member.',
  valuesConfig: {
    confirmed: { description: 'The court is held.' },
    cancelled: { description: 'The booking was cancelled.' },
  },
})

/** PostgreSQL returns HH:MM:SS; bookings have no seconds. */
const withoutSeconds = { to: (time: string) => time, from: (time: string) => time.slice(0, 5) }

@ObjectType({
  simpleResolvers: true,
  description: 'A court held for a member. Date and time are those of New York (America/New_York).',
})
@Entity()
@Index(['userId', 'bookingDate', 'startTime', 'id'])
@Check('court_booking_duration', '"duration" > 0')
export class CourtBooking {
  @Field(() => ID, { description: 'A UUID.' })
  @PrimaryGeneratedColumn('uuid')
  id: string

  @Field(() => ID, { description: 'The id of the person who booked.' })
  @Column('uuid')
  userId: string

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'userId' })
  user: Relation<User>

  @Field(() => String, { description: 'Which court; at most 100 characters.' })
  @Column('varchar', { length: 100 })
  courtName: string

  @Field(() => GraphQLLocalDate, { description: 'The day in New York, as YYYY-MM-DD.' })
  @Column('date')
  bookingDate: string

  @Field(() => GraphQLLocalTime, {
    description: 'When play begins on that day in New York, as HH:MM, 00:00 to 23:59.',
  })
  @Column('time', { transformer: withoutSeconds })
  startTime: string

  @Field(() => Int, { description: 'How long, in minutes; at least 1.' })
  @Column('int')
  duration: number

  @Field(() => BookingStatus, { description: 'Whether the court is held.' })
  @Column('enum', { enum: BookingStatus, default: BookingStatus.confirmed })
  status: BookingStatus

  @Field(() => Date, { description: 'When the booking was made, as an ISO 8601 instant (UTC).' })
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date
}

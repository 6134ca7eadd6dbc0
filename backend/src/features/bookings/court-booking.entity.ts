import { defineEnum, type EnumValue } from '../../core/define-enum'
import { GraphQLLocalTime } from 'graphql-scalars'
import { LocalDate } from '../../graphql/local-date'
import { Field, ID, Int, ObjectType } from 'type-graphql'
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Exclusion,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
  type Relation,
} from 'typeorm'
import { User } from '../../accounts/user.entity'
import { CourtHold } from '../courts/court-hold.entity'
import { Court } from '../courts/court.entity'
import { Plan } from '../memberships/membership.entity'
import { InsertPosition } from '../../database/insert-position'

export const BookingStatus = defineEnum(
  'BookingStatus',
  'Whether the court is held for the member.',
  {
    confirmed: 'The court is held.',
    cancelled: 'The booking was cancelled.',
    no_show: 'The member did not come.',
  },
)
export type BookingStatus = EnumValue<typeof BookingStatus>

/** PostgreSQL returns HH:MM:SS; bookings have no seconds. */
const withoutSeconds = { to: (time: string) => time, from: (time: string) => time.slice(0, 5) }

/** The database allows each number of a month once per member. */
const BOOKING_MONTH_NO_UNIQUE = 'court_booking_month_no_unique'
/** The database allows a member one confirmed booking at a time. */
export const BOOKING_PERSON_OVERLAP = 'court_booking_person_overlap'
export const BOOKING_SUBMISSION_KEY_UNIQUE = 'court_booking_submission_key_unique'

const LOCAL_START = `"startsAt" AT TIME ZONE 'America/New_York'`

/*
 * The columns from `courtId` on are null in a row that the team has written by hand (BOOKING-9). PostgreSQL does
 * not allow a new enum value in the transaction that adds it, but allows its text.
 */
@ObjectType({
  simpleResolvers: true,
  description: 'A court held for a member. Date and time are those of New York (America/New_York).',
})
@Entity()
@Index(['userId', 'bookingDate', 'startTime', 'id'])
@Unique(BOOKING_MONTH_NO_UNIQUE, ['userId', 'month', 'monthNo'])
@Unique(BOOKING_SUBMISSION_KEY_UNIQUE, ['submissionKey'])
@Index('court_booking_time', ['startsAt'])
@Exclusion(
  BOOKING_PERSON_OVERLAP,
  `USING gist ("userId" WITH =, tstzrange("startsAt", "endsAt", '[)') WITH &&) WHERE (status = 'confirmed' AND "startsAt" IS NOT NULL)`,
)
@Check(
  'court_booking_held',
  `num_nonnulls("courtId", "startsAt", "endsAt", "plan", "month", "isExtra", "guests") IN (0, 7)`,
)
@Check(
  'court_booking_by_hand',
  `"startsAt" IS NOT NULL OR num_nonnulls("holdId", "monthNo", "cancelledAt", "wasLate", "cancelReason", "checkedInAt", "submissionKey", "movedAt") = 0`,
)
@Check(
  'court_booking_hold',
  `"startsAt" IS NULL OR CASE status::text WHEN 'confirmed' THEN "holdId" IS NOT NULL WHEN 'cancelled' THEN "holdId" IS NULL ELSE true END`,
)
@Check(
  'court_booking_cancelled',
  `"startsAt" IS NULL OR (status::text = 'cancelled') = ("cancelledAt" IS NOT NULL) AND ("cancelledAt" IS NULL) = ("wasLate" IS NULL)`,
)
@Check(
  'court_booking_local_time',
  `"startsAt" IS NULL OR ("bookingDate" = (${LOCAL_START})::date AND "startTime" = (${LOCAL_START})::time
    AND "month" = date_trunc('month', ${LOCAL_START})::date AND "endsAt" - "startsAt" = "duration" * interval '1 minute')`,
)
@Check(
  'court_booking_month_no',
  '"monthNo" IS NULL OR ("monthNo" BETWEEN 1 AND 12 AND NOT "isExtra")',
)
@Check('court_booking_number_returned', '"wasLate" IS NOT FALSE OR "monthNo" IS NULL')
@Check('court_booking_guests', 'cardinality("guests") <= 3')
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

  @Field(() => LocalDate, { description: 'The day in New York, as YYYY-MM-DD.' })
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

  @Column('uuid', { nullable: true })
  courtId: string | null

  @ManyToOne(() => Court)
  @JoinColumn({ name: 'courtId' })
  court: Relation<Court> | null

  @Column('timestamptz', { nullable: true })
  startsAt: Date | null

  @Column('timestamptz', { nullable: true })
  endsAt: Date | null

  @Column('uuid', { nullable: true })
  holdId: string | null

  /** The court's time, which is exactly the booking's; null once it is cancelled or the desk has freed it. */
  @ManyToOne(() => CourtHold)
  @JoinColumn([
    { name: 'holdId', referencedColumnName: 'id' },
    { name: 'courtId', referencedColumnName: 'courtId' },
    { name: 'startsAt', referencedColumnName: 'startsAt' },
    { name: 'endsAt', referencedColumnName: 'endsAt' },
  ])
  hold: Relation<CourtHold> | null

  /** The plan of the membership when it was booked. */
  @Column('enum', { enum: Plan, nullable: true })
  plan: Plan | null

  /** The first day of the New York month of play. */
  @Column('date', { nullable: true })
  month: string | null

  /** Which of the month's reservations it is, from 1; null for an extra one and without a limit. */
  @Column('int', { nullable: true })
  monthNo: number | null

  @Column('boolean', { nullable: true })
  isExtra: boolean | null

  /** Only the member and the team read bookings. */
  @Field(() => [String], {
    nullable: true,
    description: 'The names of the guests; null for a booking that was written down by hand.',
  })
  @Column('text', { array: true, nullable: true })
  guests: string[] | null

  @Column('timestamptz', { nullable: true })
  cancelledAt: Date | null

  /** Whether the cancellation was late: then the number of the month stays used. */
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the cancellation was late; null unless cancelled.',
  })
  @Column('boolean', { nullable: true })
  wasLate: boolean | null

  /** Why the club cancelled it. */
  @Column('varchar', { length: 500, nullable: true })
  cancelReason: string | null

  @Field(() => Date, {
    nullable: true,
    description: 'When the member arrived, as an ISO 8601 instant (UTC); null before.',
  })
  @Column('timestamptz', { nullable: true })
  checkedInAt: Date | null

  /** When the team last moved it to another hour or court. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  movedAt: Date | null

  /** How often the team has moved it: calendar programs need the number (RFC 5545, SEQUENCE). */
  @Column('int', { default: 0 })
  moves: number

  /** As in ADR-12. */
  @Column('uuid', { nullable: true })
  submissionKey: string | null

  /**
   * SHA-256 of what the request with the key has said, because the booking can be moved and its guests
   * can be changed. Null also for bookings from before this column.
   */
  @Column('char', { length: 64, nullable: true })
  submissionHash: string | null

  @InsertPosition()
  insertPosition: string
}

import { LocalDate } from '../../graphql/local-date'
import { Field, ID, Int, ObjectType } from 'type-graphql'
import { HourOfPlay } from './hour-of-play.types'
import { Charge } from './charge.entity'
import { BookingStatus } from './court-booking.entity'

@ObjectType({
  simpleResolvers: true,
  description: 'A booking with what it counts and costs; its member and the team may read it.',
})
export class MemberBooking extends HourOfPlay {
  @Field(() => ID, { description: 'A UUID.' })
  id: string

  @Field(() => BookingStatus, { description: 'Whether the court is held.' })
  status: BookingStatus

  @Field(() => [String], { description: 'The names of the guests.' })
  guests: string[]

  @Field(() => Int, {
    nullable: true,
    description:
      'Which of the month’s reservations it is, from 1; null for an extra one, without a limit, and once it is returned.',
  })
  monthNo: number | null

  @Field(() => Boolean, { description: 'Whether it is beyond the plan’s reservations.' })
  isExtra: boolean

  @Field(() => Date, {
    description: 'Until when a cancellation is free, as an ISO 8601 instant (UTC).',
  })
  freeUntil: Date

  @Field(() => Date, {
    nullable: true,
    description: 'When it was cancelled, as an ISO 8601 instant (UTC); null if it was not.',
  })
  cancelledAt: Date | null

  @Field(() => [Charge], { description: 'The fees that the club has written down for it.' })
  charges: Charge[]
}

@ObjectType({ simpleResolvers: true, description: 'A charge to be settled at the desk.' })
export class OpenCharge extends Charge {
  @Field(() => String, { description: 'The court of the booking; at most 100 characters.' })
  courtName: string

  @Field(() => Date, { description: 'When play begins, as an ISO 8601 instant (UTC).' })
  startsAt: Date
}

@ObjectType({ simpleResolvers: true, description: 'What a member has used of a month of play.' })
export class MonthAllowance {
  @Field(() => String, { description: 'The New York month, as YYYY-MM.' })
  month: string

  @Field(() => Int, { description: 'Reservations that count.' })
  used: number

  @Field(() => Int, {
    nullable: true,
    description: 'The plan’s reservations; null without a limit.',
  })
  max: number | null

  @Field(() => Int, { description: 'Free guests that were brought or are announced.' })
  freeGuestsUsed: number

  @Field(() => Int, { nullable: true, description: 'The free guests; null without a limit.' })
  freeGuestsMax: number | null
}

@ObjectType({ simpleResolvers: true, description: 'What a member can still book.' })
export class BookingAllowance {
  @Field(() => Int, { description: 'How many days ahead a slot opens.' })
  windowDays: number

  @Field(() => LocalDate, {
    nullable: true,
    description:
      'The last New York day of the caller’s membership, as YYYY-MM-DD: no hour after it can be booked. Null without an end.',
  })
  lastDay: string | null

  @Field(() => [MonthAllowance], { description: 'This New York month and the next one.' })
  months: MonthAllowance[]

  @Field(() => [MemberBooking], { description: 'The bookings to come, soonest first.' })
  upcoming: MemberBooking[]

  @Field(() => Int, { description: 'How many bookings to come a member can have.' })
  upcomingMax: number

  @Field(() => [OpenCharge], {
    description: 'The charges to be settled at the desk, oldest first.',
  })
  openCharges: OpenCharge[]
}

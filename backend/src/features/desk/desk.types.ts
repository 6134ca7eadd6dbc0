import { LocalDate } from '../../graphql/local-date'
import { Field, Int, ObjectType } from 'type-graphql'
import { Player } from '../bookings/booking-players.types'
import { MemberBooking } from '../bookings/member-booking.types'
import { Block } from '../court-blocks/block.entity'
import { Court } from '../courts/court.entity'
import { TimeSpan } from '../courts/time-span.types'
import { NOT_TOLD, NotToldPerson } from '../waitlist/not-told.types'
import { WaitlistPerson } from '../waitlist/waitlist-person.types'

@ObjectType({
  simpleResolvers: true,
  description: 'A booking with its member, as the team sees it.',
})
export class DeskBooking extends MemberBooking {
  @Field(() => WaitlistPerson, { description: 'The member.' })
  person: WaitlistPerson

  @Field(() => Int, {
    nullable: true,
    description:
      'The member’s founding number, or the latest one if the membership has ended; null without any.',
  })
  foundingNumber: number | null

  @Field(() => Date, {
    nullable: true,
    description: 'When the member arrived, as an ISO 8601 instant (UTC); null before.',
  })
  checkedInAt: Date | null

  @Field(() => Boolean, {
    description:
      'Whether it takes the court’s time: false once it is cancelled, and once the desk has freed the court of a member who did not come.',
  })
  holdsCourt: boolean

  @Field(() => [Player], { description: 'The members who were invited, in that order.' })
  players: Player[]

  @Field(() => [NotToldPerson], { nullable: true, description: NOT_TOLD })
  notTold?: NotToldPerson[] | null
}

@ObjectType({ simpleResolvers: true, description: 'A bookable hour of a day.' })
export class ScheduleHour extends TimeSpan {}

@ObjectType({
  simpleResolvers: true,
  description: 'An hour of a court that is held for a member who has waited for it.',
})
export class OfferedHour extends ScheduleHour {
  @Field(() => Court, { description: 'The court.' })
  court: Court

  @Field(() => Date, {
    description: 'Until when the member can take it, as an ISO 8601 instant (UTC).',
  })
  offerUntil: Date

  @Field(() => WaitlistPerson, { description: 'The member.' })
  person: WaitlistPerson
}

@ObjectType({ simpleResolvers: true, description: 'A New York day of all courts, for the team.' })
export class CourtSchedule {
  @Field(() => LocalDate, { description: 'The day, as YYYY-MM-DD.' })
  date: string

  @Field(() => [ScheduleHour], {
    description: 'The bookable hours of the day, in order; a day with a clock change has its own.',
  })
  hours: ScheduleHour[]

  @Field(() => [Court], { description: 'The courts, by number.' })
  courts: Court[]

  @Field(() => [DeskBooking], {
    description: 'The bookings of the day that are not cancelled, by time.',
  })
  bookings: DeskBooking[]

  @Field(() => [DeskBooking], { description: 'The cancelled bookings of the day, by time.' })
  cancelled: DeskBooking[]

  @Field(() => [OfferedHour], {
    description: 'The hours that are held for members who have waited for them, by time.',
  })
  offers: OfferedHour[]

  @Field(() => [Block], {
    description:
      'The blocks in force that overlap the day, by time; they may begin or end on another day.',
  })
  blocks: Block[]
}

@ObjectType({
  simpleResolvers: true,
  description: 'What the end of a membership after a day concerns.',
})
export class MembershipEnd {
  @Field(() => Int, { description: 'The member’s bookings after the last day.' })
  bookingsAfter: number

  @Field(() => Int, { description: 'The member’s open charges of other bookings.' })
  openCharges: number

  @Field(() => Int, { description: 'The sum of these charges, in US cents.' })
  openCents: number

  @Field(() => Int, { description: 'The open dues of the membership, up to its last day.' })
  openDues: number

  @Field(() => Int, { description: 'The sum of these dues, in US cents.' })
  openDueCents: number
}

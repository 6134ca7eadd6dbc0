import { LocalDate } from '../../graphql/local-date'
import { Field, Float, ID, Int, ObjectType } from 'type-graphql'
import { createConnectionType } from '../../pagination/connection'
import { CourtBooking } from '../bookings/court-booking.entity'
import { Weekday } from '../court-blocks/block.options'
import { WaitlistPerson } from '../waitlist/waitlist-person.types'

@ObjectType({
  simpleResolvers: true,
  description: 'One hour of a weekday, on all courts and days of a period.',
})
export class UseHour {
  @Field(() => Weekday, { description: 'The day of the week.' })
  day: Weekday

  @Field(() => Int, { description: 'When the hour begins in New York: 5 to 22.' })
  hour: number

  @Field(() => Int, {
    description: 'The hours of courts that were open: bookable, and not blocked by the team.',
  })
  openHours: number

  @Field(() => Int, { description: 'The hours of courts that bookings held.' })
  bookedHours: number
}

@ObjectType({
  simpleResolvers: true,
  description: 'How the courts were used on past days. It names nobody.',
})
export class CourtUse {
  @Field(() => LocalDate, {
    nullable: true,
    description:
      'The first day that counts, as YYYY-MM-DD: not earlier than the day of the club’s first booking. Null if that is not over yet.',
  })
  firstDay: string | null

  @Field(() => LocalDate, { description: 'The last day, as YYYY-MM-DD: yesterday.' })
  lastDay: string

  @Field(() => [UseHour], {
    description: 'The bookable hours of a week, from Monday’s first on; empty without a first day.',
  })
  hours: UseHour[]

  @Field(() => Int, { description: 'The sum of the open hours.' })
  openHours: number

  @Field(() => Int, { description: 'The sum of the booked hours.' })
  bookedHours: number

  @Field(() => Int, { description: 'The bookings that were not cancelled.' })
  bookings: number

  @Field(() => Int, { description: 'The bookings whose member did not come.' })
  noShows: number

  @Field(() => Int, {
    description: 'The bookings that were cancelled too late to be free of charge.',
  })
  lateCancellations: number

  @Field(() => Int, { description: 'The guests of the bookings that were not cancelled.' })
  guests: number

  @Field(() => Float, {
    nullable: true,
    description:
      'The median of the days from booking to play, by the calendar of New York, over the bookings that were not cancelled; 0 is the same day. Null without bookings.',
  })
  medianDaysAhead: number | null
}

@ObjectType({
  simpleResolvers: true,
  description: 'A member who did not come three times or more.',
})
export class AbsentMember {
  @Field(() => ID, { description: 'The UUID of the membership.' })
  id: string

  @Field(() => WaitlistPerson, { description: 'The member.' })
  person: WaitlistPerson

  @Field(() => Int, { description: 'How often the member did not come, in the period.' })
  noShows: number

  @Field(() => LocalDate, {
    description: 'The latest of these days in New York, as YYYY-MM-DD.',
  })
  latest: string
}

export const { Connection: AbsentMemberConnection } = createConnectionType(
  AbsentMember,
  'AbsentMember',
)

@ObjectType({
  simpleResolvers: true,
  description: 'A past booking with its member, as the team sees it.',
})
export class PastBooking extends CourtBooking {
  @Field(() => WaitlistPerson, { description: 'The member.' })
  person: WaitlistPerson

  @Field(() => Date, { description: 'When play began, as an ISO 8601 instant (UTC).' })
  override startsAt: Date
}

export const { Connection: PastBookingConnection } = createConnectionType(
  PastBooking,
  'PastBooking',
)

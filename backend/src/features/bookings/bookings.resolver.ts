import { Args, Ctx, Resolver, Root } from 'type-graphql'
import { MemberQuery, TeamField } from '../../graphql/operation.decorators'
import { PageArgs } from '../../pagination/connection'
import { requireUser, type Context } from '../../graphql/context'
import { listBookings, listUpcomingBookings } from './bookings.service'
import { BookingConnection } from './bookings.types'
import { CourtBooking } from './court-booking.entity'

@Resolver(() => CourtBooking)
export class BookingsResolver {
  @MemberQuery(() => BookingConnection, {
    scope: 'BOOKINGS_READ',
    description: 'The signed-in person’s bookings, past and future, latest first.',
    errors: ['BAD_USER_INPUT'],
  })
  bookings(@Args(() => PageArgs) { first, after }: PageArgs, @Ctx() context: Context) {
    const page = { first, after, maxPageSize: context.services.pageSizeMax }
    return listBookings(requireUser(context), page)
  }

  @MemberQuery(() => BookingConnection, {
    scope: 'BOOKINGS_READ',
    description:
      'The signed-in person’s confirmed bookings that have not begun yet in New York, soonest first.',
    errors: ['BAD_USER_INPUT'],
  })
  upcomingBookings(@Args(() => PageArgs) { first, after }: PageArgs, @Ctx() context: Context) {
    const page = { first, after, maxPageSize: context.services.pageSizeMax }
    return listUpcomingBookings(requireUser(context), page, context.now())
  }

  @TeamField(() => [String], {
    staff: 'DAY_READ',
    nullable: true,
    description: 'The names of the guests; null for a booking that was written down by hand.',
  })
  guests(@Root() { guests }: CourtBooking) {
    return guests
  }

  @TeamField(() => Date, {
    staff: 'DAY_READ',
    nullable: true,
    description: 'When the member arrived, as an ISO 8601 instant (UTC); null before.',
  })
  checkedInAt(@Root() { checkedInAt }: CourtBooking) {
    return checkedInAt
  }

  @TeamField(() => Boolean, {
    staff: 'DAY_READ',
    nullable: true,
    description: 'Whether the cancellation was late; null unless cancelled.',
  })
  wasLate(@Root() { wasLate }: CourtBooking) {
    return wasLate
  }
}

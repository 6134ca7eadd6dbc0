import { Args, Ctx, Resolver } from 'type-graphql'
import { MemberQuery } from '../../graphql/operation.decorators'
import { PageArgs } from '../../pagination/connection'
import { requireUser, type Context } from '../../graphql/context'
import { listBookings, listUpcomingBookings } from './bookings.service'
import { BookingConnection } from './bookings.types'

@Resolver()
export class BookingsResolver {
  @MemberQuery(() => BookingConnection, {
    scope: 'BOOKINGS_READ',
    description: 'The signed-in person’s bookings, past and future, latest first.',
    errors: ['BAD_USER_INPUT'],
  })
  bookings(@Args() page: PageArgs, @Ctx() context: Context) {
    return listBookings(requireUser(context), page)
  }

  @MemberQuery(() => BookingConnection, {
    scope: 'BOOKINGS_READ',
    description:
      'The signed-in person’s confirmed bookings that have not begun yet in New York, soonest first.',
    errors: ['BAD_USER_INPUT'],
  })
  upcomingBookings(@Args() page: PageArgs, @Ctx() context: Context) {
    return listUpcomingBookings(requireUser(context), page, context.now())
  }
}

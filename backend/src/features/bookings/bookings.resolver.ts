import { Args, Ctx, Query, Resolver } from 'type-graphql'
import { Authorized } from '../../graphql/authorized.decorator'
import { TokenAccess } from '../../graphql/token-access'
import { TokenScope } from '../../accounts/token-scope'
import { PageArgs } from '../../pagination/connection'
import { requireUser, type Context } from '../../graphql/context'
import { listBookings, listUpcomingBookings } from './bookings.service'
import { BookingConnection } from './bookings.types'
import { CourtBooking } from './court-booking.entity'

@Resolver(() => CourtBooking)
export class BookingsResolver {
  @Authorized()
  @TokenAccess(TokenScope.BOOKINGS_READ)
  @Query(() => BookingConnection, {
    nullable: true,
    description:
      'The signed-in person’s bookings, past and future, latest first. Errors: UNAUTHENTICATED, BAD_USER_INPUT.',
  })
  bookings(@Args(() => PageArgs) { first, after }: PageArgs, @Ctx() context: Context) {
    const page = { first, after, maxPageSize: context.services.pageSizeMax }
    return listBookings(requireUser(context), page)
  }

  @Authorized()
  @TokenAccess(TokenScope.BOOKINGS_READ)
  @Query(() => BookingConnection, {
    nullable: true,
    description:
      'The signed-in person’s confirmed bookings that have not begun yet in New York, soonest first. Errors: UNAUTHENTICATED, BAD_USER_INPUT.',
  })
  upcomingBookings(@Args(() => PageArgs) { first, after }: PageArgs, @Ctx() context: Context) {
    const page = { first, after, maxPageSize: context.services.pageSizeMax }
    return listUpcomingBookings(requireUser(context), page, context.now())
  }
}

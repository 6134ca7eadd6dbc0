import { Arg, Args, Ctx, Resolver, Root } from 'type-graphql'
import { MemberSubscription } from '../../graphql/operation.decorators'
import { LocalDate } from '../../graphql/local-date'
import { perMinute } from '../../http/rate-limits'
import { AppError } from '../../core/errors'
import { requireUser, type Context } from '../../graphql/context'
import type { SubscriptionContext } from '../../graphql/subscription-context'
import { localTime } from '../courts/court-times.service'
import { bookCourt } from './book-court.service'
import { NO_MEMBERSHIP } from './booking-members.service'
import { ClubMemberMutation, ClubMemberQuery } from './club-member.decorators'
import { BookCourtInput, CancelBookingInput, CourtDayArgs } from './bookings.inputs'
import { cancelBooking } from './cancel-booking.service'
import { readHeldDay, subscribeToCourtDay, toCourtDay, type HeldDay } from './court-day.service'
import { CourtDay } from './court-day.types'
import { BookingAllowance, MemberBooking } from './member-booking.types'
import { getAllowance, toMemberBooking } from './member-bookings.service'

/** Bookings and cancellations of one account together. */
const BOOKINGS = perMinute('court-bookings', 30)

@Resolver()
export class CourtBookingsResolver {
  @ClubMemberQuery(() => CourtDay, {
    scope: 'BOOKINGS_READ',
    description: 'The bookable hours of a New York day.',
    errors: ['BAD_USER_INPUT'],
  })
  async courtDay(
    @Arg('date', () => LocalDate, {
      nullable: true,
      description: 'A day in New York, as YYYY-MM-DD; null is today.',
    })
    date: string | null,
    @Ctx() context: Context,
  ) {
    const now = context.now()
    return toCourtDay(await readHeldDay(date ?? localTime(now).date), requireUser(context), now)
  }

  @ClubMemberQuery(() => BookingAllowance, {
    scope: 'BOOKINGS_READ',
    description: 'What the caller can still book.',
  })
  bookingAllowance(@Ctx() context: Context) {
    return getAllowance(requireUser(context), context.now())
  }

  @ClubMemberMutation(() => MemberBooking, {
    scope: 'BOOKINGS_WRITE',
    description:
      'Books an hour of a court. Nothing is charged: fees are written down and settled at the desk.',
    errors: [
      'BAD_USER_INPUT',
      'NOT_FOUND for the court',
      'OUTSIDE_WINDOW',
      'LIMIT_REACHED',
      'CHARGE_REQUIRED',
      'CONFLICT if the caller has another booking at that time',
      'SLOT_TAKEN',
      'IDEMPOTENCY_KEY_REUSED',
      'RATE_LIMITED above 30 a minute',
    ],
  })
  async bookCourt(
    @Arg('input', { description: 'The court, the hour and the guests.' }) input: BookCourtInput,
    @Ctx() context: Context,
  ) {
    const member = requireUser(context)
    await context.consumeLimit(BOOKINGS, member.id)
    const request = { input, member, isByTeam: false }
    return toMemberBooking(await bookCourt(context.services, request, context.now()))
  }

  @ClubMemberMutation(() => MemberBooking, {
    scope: 'BOOKINGS_WRITE',
    description: 'Cancels one of the caller’s bookings: free until 2 hours before it begins.',
    errors: [
      'BAD_USER_INPUT',
      'NOT_FOUND for somebody else’s booking',
      'CHARGE_REQUIRED if it is late',
      'CONFLICT if it is cancelled or has begun, or if the club has noted that the caller arrived',
      'RATE_LIMITED above 30 a minute',
    ],
  })
  async cancelBooking(
    @Arg('input', { description: 'The booking.' }) input: CancelBookingInput,
    @Ctx() context: Context,
  ) {
    const user = requireUser(context)
    await context.consumeLimit(BOOKINGS, user.id)
    return toMemberBooking(await cancelBooking(context.services, user, input, context.now()))
  }

  @MemberSubscription(() => CourtDay, {
    scope: 'BOOKINGS_READ',
    description:
      'The bookable hours of a New York day, as soon as one of them changes; at most once a second. Ends as soon as the session, the membership or the phase `booking` ends.',
    errors: [...NO_MEMBERSHIP, 'BAD_USER_INPUT'],
    subscribe: subscribeToCourtDay,
  })
  courtDayChanged(
    @Root() day: HeldDay,
    @Args() _args: CourtDayArgs,
    @Ctx() context: SubscriptionContext,
  ): CourtDay {
    if (!context.user) throw new AppError('UNAUTHENTICATED')
    return toCourtDay(day, context.user, context.now())
  }
}

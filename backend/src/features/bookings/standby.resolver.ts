import { Arg, Ctx, ID, Resolver } from 'type-graphql'
import { perMinute } from '../../http/rate-limits'
import { requireUser, type Context } from '../../graphql/context'
import { MemberSubscription } from '../../graphql/operation.decorators'
import type { SubscriptionContext } from '../../graphql/subscription-context'
import { NO_MEMBERSHIP } from './booking-members.service'
import { ClubMemberMutation, ClubMemberQuery } from './club-member.decorators'
import { MemberBooking } from './member-booking.types'
import { toMemberBooking } from './member-bookings.service'
import { JoinStandbyInput, LeaveStandbyInput, TakeStandbyInput } from './standby.inputs'
import {
  joinStandby,
  leaveStandby,
  listStandby,
  subscribeToStandby,
  takeStandby,
} from './standby.service'
import { StandbyInLine } from './standby.types'

/** Changes of one account together. */
const CHANGES = perMinute('standby', 30)

@Resolver()
export class StandbyResolver {
  @ClubMemberQuery(() => [StandbyInLine], {
    scope: 'BOOKINGS_READ',
    description: 'The hours to come that the caller waits for, or has been offered; soonest first.',
  })
  standby(@Ctx() context: Context) {
    return listStandby(requireUser(context).id, context.now())
  }

  @ClubMemberMutation(() => StandbyInLine, {
    scope: 'BOOKINGS_WRITE',
    description:
      'Puts the caller in line for an hour that is taken. If it becomes free more than 2 hours before it begins, it is held for the first in line who can book it, for 20 minutes; at night until 7:20 AM in New York.',
    errors: [
      'BAD_USER_INPUT',
      'NOT_FOUND for the court',
      'OUTSIDE_WINDOW',
      'LIMIT_REACHED',
      'CONFLICT if the hour is free or open to all, or if the caller has booked or given up that time',
      'RATE_LIMITED above 30 a minute',
    ],
  })
  async joinStandby(
    @Arg('input', { description: 'The hour.' }) input: JoinStandbyInput,
    @Ctx() context: Context,
  ) {
    const user = requireUser(context)
    await context.consumeLimit(CHANGES, user.id)
    return joinStandby(user, input, context.now())
  }

  @ClubMemberMutation(() => MemberBooking, {
    scope: 'BOOKINGS_WRITE',
    description:
      'Books the court that is held for the caller. Taking it again returns the booking.',
    errors: [
      'BAD_USER_INPUT',
      'NOT_FOUND for somebody else’s standby',
      'OUTSIDE_WINDOW',
      'LIMIT_REACHED',
      'CHARGE_REQUIRED',
      'CONFLICT if the offer has ended or the caller has another booking at that time',
      'SLOT_TAKEN',
      'RATE_LIMITED above 30 a minute',
    ],
  })
  async takeStandby(
    @Arg('input', { description: 'The offer.' }) input: TakeStandbyInput,
    @Ctx() context: Context,
  ) {
    const user = requireUser(context)
    await context.consumeLimit(CHANGES, user.id)
    return toMemberBooking(await takeStandby(context.services, user, input, context.now()))
  }

  @ClubMemberMutation(() => ID, {
    scope: 'BOOKINGS_WRITE',
    description:
      'Takes the caller out of a line, and returns its id; a court that is held for them goes to the next in line.',
    errors: [
      'BAD_USER_INPUT',
      'NOT_FOUND for somebody else’s standby',
      'RATE_LIMITED above 30 a minute',
    ],
  })
  async leaveStandby(
    @Arg('input', { description: 'The line.' }) { id }: LeaveStandbyInput,
    @Ctx() context: Context,
  ) {
    const user = requireUser(context)
    await context.consumeLimit(CHANGES, user.id)
    return leaveStandby(context.services, user, id, context.now())
  }

  @MemberSubscription(() => [StandbyInLine], {
    scope: 'BOOKINGS_READ',
    description: 'The caller’s hours in line, as soon as one of them changes.',
    errors: [...NO_MEMBERSHIP],
    subscribe: subscribeToStandby,
  })
  standbyChanged(@Ctx() context: SubscriptionContext): Promise<StandbyInLine[]> {
    return listStandby(requireUser(context).id, context.now())
  }
}

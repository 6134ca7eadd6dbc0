import { Arg, Ctx, ID, Resolver } from 'type-graphql'
import { perDay, perMinute } from '../../http/rate-limits'
import { requireUser, type Context } from '../../graphql/context'
import { PlayerBooking } from './booking-players.types'
import { ClubMemberMutation, ClubMemberQuery } from './club-member.decorators'
import { OpenSpotsInput, SpotInput } from './open-spots.inputs'
import { closeSpots, listOpenSpots, openSpots, takeSpot } from './open-spots.service'
import { OpenSpotsOfBooking } from './open-spots.types'

/** What one account opens and closes. */
const CHANGES = perMinute('open-spots', 30)
/** Each spot that is taken mails somebody. */
const TAKEN = perDay('taken-spots', 20)

/* Names of members are closed to access tokens: no operation has a scope. */
@Resolver()
export class OpenSpotsResolver {
  @ClubMemberQuery(() => [OpenSpotsOfBooking], {
    description:
      'Open spots of bookings that the caller may take, and those of the caller’s own bookings; soonest first.',
  })
  openSpots(@Ctx() context: Context) {
    return listOpenSpots(requireUser(context), context.now())
  }

  @ClubMemberMutation(() => OpenSpotsOfBooking, {
    description:
      'Opens places of one of the caller’s bookings to members until it begins; again, it replaces what was open.',
    errors: [
      'BAD_USER_INPUT',
      'NOT_FOUND for somebody else’s booking',
      'CONFLICT if it is cancelled or has begun, or has no place left',
      'RATE_LIMITED above 30 a minute',
    ],
  })
  async setOpenSpots(
    @Arg('input', { description: 'What to open.' }) input: OpenSpotsInput,
    @Ctx() context: Context,
  ) {
    const user = requireUser(context)
    await context.consumeLimit(CHANGES, user.id)
    return openSpots(user, input, context.now())
  }

  @ClubMemberMutation(() => ID, {
    description:
      'Closes the open spots of one of the caller’s bookings, and returns its id. Who has taken one plays.',
    errors: [
      'BAD_USER_INPUT',
      'NOT_FOUND for somebody else’s booking',
      'RATE_LIMITED above 30 a minute',
    ],
  })
  async closeSpots(
    @Arg('input', { description: 'The booking.' }) { bookingId }: SpotInput,
    @Ctx() context: Context,
  ) {
    const user = requireUser(context)
    await context.consumeLimit(CHANGES, user.id)
    return closeSpots(user, bookingId)
  }

  @ClubMemberMutation(() => PlayerBooking, {
    description:
      'Takes an open spot: the caller plays in the booking, and its owner is told. It counts as no reservation of the caller’s, and costs nothing.',
    errors: [
      'BAD_USER_INPUT',
      'NOT_FOUND for the booking',
      'CONFLICT if no spot is open, the booking has begun, or the caller has a booking or plays at that time',
      'RATE_LIMITED above 20 a day',
    ],
  })
  async takeSpot(
    @Arg('input', { description: 'The booking.' }) { bookingId }: SpotInput,
    @Ctx() context: Context,
  ) {
    const user = requireUser(context)
    await context.consumeLimit(TAKEN, user.id)
    return takeSpot(context.services, user, bookingId, context.now())
  }
}

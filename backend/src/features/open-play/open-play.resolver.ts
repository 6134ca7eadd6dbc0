import { Arg, Args, Ctx, Resolver } from 'type-graphql'
import { perMinute } from '../../http/rate-limits'
import { requireUser, type Context } from '../../graphql/context'
import { MemberMutation, MemberQuery, TeamQuery } from '../../graphql/operation.decorators'
import { NO_MEMBERSHIP, requireBookingMember } from '../bookings/booking-members.service'
import {
  OpenPlayArgs,
  SayOpenPlayInput,
  SetPlayProfileInput,
  WithdrawOpenPlayInput,
} from './open-play.inputs'
import {
  findPlayProfile,
  listVisitors,
  readNight,
  sayOpenPlay,
  setPlayProfile,
  withdrawOpenPlay,
} from './open-play.service'
import { OpenPlayNight, OpenPlayVisitor, PlayProfile } from './open-play.types'

/** Changes of one account together. */
const CHANGES = perMinute('open-play', 30)

@Resolver()
export class OpenPlayResolver {
  @MemberQuery(() => OpenPlayNight, {
    scope: 'BOOKINGS_READ',
    description: 'How many members come to the open play of a night, by hour and level.',
    errors: [...NO_MEMBERSHIP, 'BAD_USER_INPUT'],
  })
  async openPlay(@Args() { night }: OpenPlayArgs, @Ctx() context: Context) {
    const user = requireUser(context)
    await requireBookingMember(user, context.services)
    return readNight(user, night, context.now())
  }

  @MemberMutation(() => OpenPlayNight, {
    scope: 'BOOKINGS_WRITE',
    description:
      'Says at about which hour the caller comes to open play; again for the same night, it changes the hour. Nothing is reserved.',
    errors: [
      ...NO_MEMBERSHIP,
      'BAD_USER_INPUT',
      'CONFLICT if the club has closed all courts in that hour',
      'RATE_LIMITED above 30 a minute',
    ],
  })
  async sayOpenPlay(
    @Arg('input', { description: 'The hour.' }) input: SayOpenPlayInput,
    @Ctx() context: Context,
  ) {
    const user = requireUser(context)
    await requireBookingMember(user, context.services)
    await context.consumeLimit(CHANGES, user.id)
    return sayOpenPlay(user, input, context.now())
  }

  @MemberMutation(() => OpenPlayNight, {
    scope: 'BOOKINGS_WRITE',
    description: 'Takes back that the caller comes to the open play of a night.',
    errors: [...NO_MEMBERSHIP, 'BAD_USER_INPUT', 'RATE_LIMITED above 30 a minute'],
  })
  async withdrawOpenPlay(
    @Arg('input', { description: 'The night.' }) { night }: WithdrawOpenPlayInput,
    @Ctx() context: Context,
  ) {
    const user = requireUser(context)
    await requireBookingMember(user, context.services)
    await context.consumeLimit(CHANGES, user.id)
    return withdrawOpenPlay(user, night, context.now())
  }

  @TeamQuery(() => [OpenPlayVisitor], {
    staff: 'DAY_READ',
    scope: 'BOOKINGS_READ',
    description: 'Who comes to the open play of a night, by hour.',
    errors: ['BAD_USER_INPUT'],
  })
  openPlayVisitors(@Args() { night }: OpenPlayArgs, @Ctx() context: Context) {
    return listVisitors(night, context.now())
  }

  @MemberQuery(() => PlayProfile, {
    scope: 'PROFILE_READ',
    description: 'What other members read of the caller.',
  })
  playProfile(@Ctx() context: Context): Promise<PlayProfile> {
    return findPlayProfile(requireUser(context))
  }

  @MemberMutation(() => PlayProfile, {
    scope: 'PROFILE_WRITE',
    description: 'Sets what other members read of the caller.',
    errors: ['BAD_USER_INPUT'],
  })
  setPlayProfile(
    @Arg('input', { description: 'The level and the name.' }) input: SetPlayProfileInput,
    @Ctx() context: Context,
  ): Promise<PlayProfile> {
    return setPlayProfile(requireUser(context), input)
  }
}

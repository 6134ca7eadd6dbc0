import { Arg, Ctx, Resolver } from 'type-graphql'
import { perMinute } from '../../http/rate-limits'
import { requireUser, type Context } from '../../graphql/context'
import { MemberSubscription } from '../../graphql/operation.decorators'
import type { SubscriptionContext } from '../../graphql/subscription-context'
import { INVITATIONS } from './booking-players'
import {
  AnswerInvitationInput,
  InvitePlayerInput,
  PlayerInput,
  RemovePlayerInput,
} from './booking-players.inputs'
import {
  answerInvitation,
  invitePlayer,
  leaveBooking,
  listOwnPlayers,
  listPlayedWith,
  listPlayerBookings,
  removePlayer,
} from './booking-players.service'
import { Player, PlayerBooking, PlayerName } from './booking-players.types'
import { NO_MEMBERSHIP } from './booking-members.service'
import { ClubMemberMutation, ClubMemberQuery } from './club-member.decorators'
import { subscribeToPlayers } from './players-changed'

/** Answers and removals of one account together. */
const CHANGES = perMinute('players', 30)

/* Names of members are closed to access tokens: no operation has a scope. */
@Resolver()
export class BookingPlayersResolver {
  @ClubMemberQuery(() => [Player], {
    description: 'The players of the caller’s bookings that are not over, as they were invited.',
  })
  bookingPlayers(@Ctx() context: Context) {
    return listOwnPlayers(requireUser(context), context.now())
  }

  @ClubMemberQuery(() => [PlayerBooking], {
    description:
      'Bookings of other members that are not over, in which the caller plays or is invited to play, also after the owner has taken the caller out with a reason or it was cancelled; soonest first.',
  })
  playerBookings(@Ctx() context: Context) {
    return listPlayerBookings(requireUser(context), context.now())
  }

  @ClubMemberQuery(() => [PlayerName], {
    description: 'The members with whom the caller has shared a booking that is over, by name.',
  })
  playedWith(@Ctx() context: Context) {
    return listPlayedWith(requireUser(context), context.now())
  }

  @ClubMemberMutation(() => Player, {
    description:
      'Invites a member to play in one of the caller’s bookings, and mails them. Guests, players and invitations are at most 3.',
    errors: [
      'BAD_USER_INPUT, also if no member has the address',
      'NOT_FOUND for somebody else’s booking',
      'CONFLICT if it is cancelled or has begun, or has no place left',
      'RATE_LIMITED above 20 a day',
    ],
  })
  async invitePlayer(
    @Arg('input', { description: 'The booking and the member.' }) input: InvitePlayerInput,
    @Ctx() context: Context,
  ) {
    const user = requireUser(context)
    await context.consumeLimit(INVITATIONS, user.id)
    return invitePlayer(context.services, user, input, context.now())
  }

  @ClubMemberMutation(() => PlayerBooking, {
    description:
      'Says yes or no to an invitation. A yes counts as no reservation of the caller’s, and costs nothing.',
    errors: [
      'BAD_USER_INPUT',
      'NOT_FOUND for somebody else’s invitation, or a former one of somebody hidden',
      'CONFLICT if it is not open any more, or the caller has a booking or plays at that time',
      'RATE_LIMITED above 30 a minute',
    ],
  })
  async answerInvitation(
    @Arg('input', { description: 'The answer.' }) input: AnswerInvitationInput,
    @Ctx() context: Context,
  ) {
    const user = requireUser(context)
    await context.consumeLimit(CHANGES, user.id)
    return answerInvitation(context.services, user, input, context.now())
  }

  @ClubMemberMutation(() => PlayerBooking, {
    description: 'Takes the caller out of a booking in which they play, until it begins.',
    errors: [
      'BAD_USER_INPUT',
      'NOT_FOUND for somebody else’s invitation, or a former one of somebody hidden',
      'CONFLICT if the booking has begun or the caller does not play in it',
      'RATE_LIMITED above 30 a minute',
    ],
  })
  async leaveBooking(
    @Arg('input', { description: 'The caller’s invitation.' }) { id }: PlayerInput,
    @Ctx() context: Context,
  ) {
    const user = requireUser(context)
    await context.consumeLimit(CHANGES, user.id)
    return leaveBooking(context.services, user, id, context.now())
  }

  @ClubMemberMutation(() => Player, {
    description:
      'Takes a player out of one of the caller’s bookings, or an invitation back, until it begins; the player is told.',
    errors: [
      'BAD_USER_INPUT',
      'NOT_FOUND for somebody else’s booking',
      'CONFLICT if it has begun or the member does not play in it',
      'RATE_LIMITED above 30 a minute',
    ],
  })
  async removePlayer(
    @Arg('input', { description: 'The player.' }) input: RemovePlayerInput,
    @Ctx() context: Context,
  ) {
    const user = requireUser(context)
    await context.consumeLimit(CHANGES, user.id)
    return removePlayer(context.services, user, input, context.now())
  }

  @MemberSubscription(() => [PlayerBooking], {
    description:
      'As `playerBookings`, as soon as one of them, the players of a booking of the caller’s, one of the caller’s charges or dues or an open spot changes; at most once a second.',
    errors: [...NO_MEMBERSHIP],
    subscribe: subscribeToPlayers,
  })
  playersChanged(@Ctx() context: SubscriptionContext): Promise<PlayerBooking[]> {
    return listPlayerBookings(requireUser(context), context.now())
  }
}

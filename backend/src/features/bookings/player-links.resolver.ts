import { Arg, Ctx, Resolver } from 'type-graphql'
import { perDay, perMinute } from '../../http/rate-limits'
import { requireUser, type Context } from '../../graphql/context'
import { PlayerBooking } from './booking-players.types'
import { ClubMemberMutation, ClubMemberQuery } from './club-member.decorators'
import { OwnPlayerLinkInput, PlayerLinkInput } from './player-links.inputs'
import {
  createPlayerLink,
  joinByLink,
  listOwnPlayerLinks,
  readPlayerLink,
  withdrawPlayerLink,
} from './player-links.service'
import { LinkedBooking, OwnPlayerLink } from './player-links.types'

/** New links and their endings of one account together. */
const CHANGES = perMinute('player-links', 30)
/** Each join mails the owner, and who has left can join again. */
const JOINS = perDay('player-link-joins', 20)

/* Names of members are closed to access tokens: no operation has a scope. */
@Resolver()
export class PlayerLinksResolver {
  @ClubMemberQuery(() => [OwnPlayerLink], {
    description: 'The links by which members join the caller’s bookings that have not begun.',
  })
  ownPlayerLinks(@Ctx() context: Context) {
    return listOwnPlayerLinks(context.services, requireUser(context), context.now())
  }

  @ClubMemberQuery(() => LinkedBooking, {
    description: 'The booking of a link by which members join, with the names of who plays.',
    errors: [
      'FORBIDDEN without a membership on the day',
      'LINK_EXPIRED for a link that is wrong or has ended',
      'CONFLICT if its owner has taken the caller out',
    ],
  })
  playerLink(
    @Arg('input', { description: 'The link.' }) { token }: PlayerLinkInput,
    @Ctx() context: Context,
  ) {
    return readPlayerLink(context.services, requireUser(context), token, context.now())
  }

  @ClubMemberMutation(() => OwnPlayerLink, {
    description:
      'Creates a link by which members join one of the caller’s bookings, until it begins, is cancelled or is moved to another hour; a former link ends.',
    errors: [
      'BAD_USER_INPUT',
      'NOT_FOUND for somebody else’s booking',
      'CONFLICT if it is cancelled or has begun, or has no place left',
      'RATE_LIMITED above 30 a minute',
    ],
  })
  async createPlayerLink(
    @Arg('input', { description: 'The booking.' }) { bookingId }: OwnPlayerLinkInput,
    @Ctx() context: Context,
  ) {
    const user = requireUser(context)
    await context.consumeLimit(CHANGES, user.id)
    return createPlayerLink(context.services, user, bookingId, context.now())
  }

  @ClubMemberMutation(() => Boolean, {
    description: 'Ends the link of one of the caller’s bookings. Who has joined still plays.',
    errors: [
      'BAD_USER_INPUT',
      'NOT_FOUND for somebody else’s booking',
      'RATE_LIMITED above 30 a minute',
    ],
  })
  async withdrawPlayerLink(
    @Arg('input', { description: 'The booking.' }) { bookingId }: OwnPlayerLinkInput,
    @Ctx() context: Context,
  ) {
    const user = requireUser(context)
    await context.consumeLimit(CHANGES, user.id)
    return withdrawPlayerLink(user, bookingId)
  }

  @ClubMemberMutation(() => PlayerBooking, {
    description:
      'Makes the caller a player of the booking of a link, as a yes to an invitation does; its owner is told.',
    errors: [
      'FORBIDDEN without a membership on the day',
      'LINK_EXPIRED for a link that is wrong or has ended',
      'CONFLICT if the booking is the caller’s or has no place left, its owner has taken the caller out, or the caller has a booking or plays at that time',
      'RATE_LIMITED above 20 a day',
    ],
  })
  async joinByLink(
    @Arg('input', { description: 'The link.' }) { token }: PlayerLinkInput,
    @Ctx() context: Context,
  ) {
    const user = requireUser(context)
    await context.consumeLimit(JOINS, user.id)
    return joinByLink(context.services, user, token, context.now())
  }
}

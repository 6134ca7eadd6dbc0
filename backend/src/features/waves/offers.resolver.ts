import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql'
import { Authorized } from '../../graphql/authorized.decorator'
import { TokenAccess } from '../../graphql/token-access'
import { TokenScope } from '../../accounts/token-scope'
import { Role } from '../../accounts/user.entity'
import { requireUser, type Context } from '../../graphql/context'
import { Membership } from '../memberships/membership.entity'
import { withEntryIds } from '../waitlist/not-told.service'
import { NOT_TOLD, NotToldPerson } from '../waitlist/not-told.types'
import { WaitlistEntry } from '../waitlist/waitlist-entry.entity'
import { Offer } from './offer.entity'
import {
  acceptOffer,
  findLatestOffer,
  findOwnOffer,
  isOwnOfferLink,
  withdrawOffer,
} from './offers.service'
import { AcceptOfferInput, OfferLinkInput, WithdrawOfferInput } from './waves.inputs'

@Resolver(() => Offer)
export class OffersResolver {
  @Authorized()
  @TokenAccess(TokenScope.WAITLIST_READ)
  @Query(() => Offer, {
    nullable: true,
    description:
      'The offer that the signed-in person can accept now; null without one. Errors: UNAUTHENTICATED.',
  })
  myOffer(@Ctx() context: Context) {
    return findOwnOffer(requireUser(context))
  }

  @Authorized()
  @TokenAccess(TokenScope.WAITLIST_READ)
  @Query(() => Offer, {
    nullable: true,
    description:
      'The signed-in person’s latest offer since they joined the waitlist, in any state; null without one. Errors: UNAUTHENTICATED.',
  })
  myLatestOffer(@Ctx() context: Context) {
    return findLatestOffer(requireUser(context))
  }

  @Authorized()
  @TokenAccess(TokenScope.WAITLIST_READ)
  @Query(() => Boolean, {
    nullable: true,
    description:
      'Whether the offer of a mailed link is the signed-in person’s own. Errors: UNAUTHENTICATED; BAD_USER_INPUT; LINK_EXPIRED for a wrong or used token.',
  })
  isOwnOfferLink(
    @Arg('input', () => OfferLinkInput, { description: 'The token.' }) { token }: OfferLinkInput,
    @Ctx() context: Context,
  ): Promise<boolean> {
    return isOwnOfferLink(context.services, requireUser(context), token)
  }

  @Authorized()
  @TokenAccess(TokenScope.WAITLIST_WRITE)
  @Mutation(() => Membership, {
    nullable: true,
    description:
      'Accepts the caller’s offer and starts their membership. Nothing is charged. Errors: UNAUTHENTICATED; NOT_OPEN_YET; BAD_USER_INPUT; NOT_FOUND for somebody else’s offer; CONFLICT if it is decided or has expired; LINK_EXPIRED for a wrong token.',
  })
  acceptOffer(
    @Arg('input', () => AcceptOfferInput, { description: 'The offer and the plan.' })
    input: AcceptOfferInput,
    @Ctx() context: Context,
  ): Promise<Membership> {
    return acceptOffer(context.services, requireUser(context), input, context.now())
  }

  @Authorized(Role.ADMIN)
  @TokenAccess(TokenScope.WAITLIST_WRITE)
  @Mutation(() => Offer, {
    nullable: true,
    description:
      'Withdraws an open offer, mails the person and records that in the audit log. Team only. Errors: UNAUTHENTICATED; FORBIDDEN; BAD_USER_INPUT; NOT_FOUND; CONFLICT if it is decided.',
  })
  withdrawOffer(
    @Arg('input', () => WithdrawOfferInput, { description: 'The offer and the reason.' })
    input: WithdrawOfferInput,
    @Ctx() context: Context,
  ): Promise<Offer> {
    return withdrawOffer(context.services, requireUser(context), input)
  }

  @Authorized(Role.ADMIN)
  @FieldResolver(() => WaitlistEntry, {
    description: 'The entry of the person who was asked. Team only, and only within a wave.',
  })
  entry(@Root() { entry }: Offer) {
    return entry
  }

  @Authorized(Role.ADMIN)
  @FieldResolver(() => [NotToldPerson], { nullable: true, description: NOT_TOLD })
  notTold(@Root() { notTold }: Offer) {
    return notTold ? withEntryIds(notTold) : null
  }
}

import { Arg, Ctx, Resolver, Root } from 'type-graphql'
import {
  MemberMutation,
  MemberQuery,
  PublicMutation,
  TeamField,
  TeamMutation,
} from '../../graphql/operation.decorators'
import { requireUser, type Context } from '../../graphql/context'
import { Membership } from '../memberships/membership.entity'
import { withEntryIds } from '../waitlist/not-told.service'
import { NOT_TOLD, NotToldPerson } from '../waitlist/not-told.types'
import { WaitlistEntry } from '../waitlist/waitlist-entry.entity'
import { getOfferWave } from './offer-lists.service'
import { OfferWave } from './waves.types'
import { Offer } from './offer.entity'
import {
  acceptOffer,
  declineOfferByLink,
  findLatestOffer,
  findOwnOffer,
  isOwnOfferLink,
  withdrawOffer,
} from './offers.service'
import {
  AcceptOfferInput,
  DeclineOfferByLinkInput,
  OfferLinkInput,
  WithdrawOfferInput,
} from './waves.inputs'

@Resolver(() => Offer)
export class OffersResolver {
  @MemberQuery(() => Offer, {
    scope: 'WAITLIST_READ',
    description: 'The offer that the signed-in person can accept now; null without one.',
  })
  myOffer(@Ctx() context: Context) {
    return findOwnOffer(requireUser(context))
  }

  @MemberQuery(() => Offer, {
    scope: 'WAITLIST_READ',
    description:
      'The signed-in person’s latest offer since they joined the waitlist, in any state; null without one.',
  })
  myLatestOffer(@Ctx() context: Context) {
    return findLatestOffer(requireUser(context))
  }

  @MemberQuery(() => Boolean, {
    scope: 'WAITLIST_READ',
    description: 'Whether the offer of a mailed link is the signed-in person’s own.',
    errors: ['BAD_USER_INPUT', 'LINK_EXPIRED for a wrong or used token'],
  })
  isOwnOfferLink(
    @Arg('input', { description: 'The token.' }) { token }: OfferLinkInput,
    @Ctx() context: Context,
  ): Promise<boolean> {
    return isOwnOfferLink(context.services, requireUser(context), token)
  }

  @MemberMutation(() => Membership, {
    scope: 'WAITLIST_WRITE',
    description: 'Accepts the caller’s offer and starts their membership. Nothing is charged.',
    errors: [
      'NOT_OPEN_YET',
      'BAD_USER_INPUT',
      'NOT_FOUND for somebody else’s offer',
      'CONFLICT if it is decided or has expired',
      'LINK_EXPIRED for a wrong token',
    ],
  })
  acceptOffer(
    @Arg('input', { description: 'The offer and the plan.' }) input: AcceptOfferInput,
    @Ctx() context: Context,
  ): Promise<Membership> {
    return acceptOffer(context.services, requireUser(context), input, context.now())
  }

  @PublicMutation(() => Boolean, {
    scope: 'open',
    description:
      'Declines an offer with its mailed link; the person keeps their position and is asked again later.',
    errors: ['BAD_USER_INPUT', 'LINK_EXPIRED'],
  })
  declineOfferByLink(
    @Arg('input', { description: 'The token.' }) { token }: DeclineOfferByLinkInput,
    @Ctx() context: Context,
  ): Promise<boolean> {
    return declineOfferByLink(context.services, token, context.now()).then(() => true)
  }

  @TeamMutation(() => Offer, {
    staff: 'WAVES_WRITE',
    scope: 'WAITLIST_WRITE',
    description: 'Withdraws an open offer, mails the person and records that in the audit log.',
    errors: ['BAD_USER_INPUT', 'NOT_FOUND', 'CONFLICT if it is decided'],
  })
  withdrawOffer(
    @Arg('input', { description: 'The offer and the reason.' }) input: WithdrawOfferInput,
    @Ctx() context: Context,
  ): Promise<Offer> {
    return withdrawOffer(context.services, requireUser(context), input)
  }

  @TeamField(() => WaitlistEntry, {
    staff: 'PEOPLE_READ',
    description: 'The entry of the person who was asked; only within a wave.',
  })
  entry(@Root() { entry }: Offer) {
    return entry
  }

  @TeamField(() => OfferWave, { staff: 'WAVES_READ', description: 'Its wave.' })
  wave(@Root() offer: Offer): Promise<OfferWave> {
    return getOfferWave(offer)
  }

  @TeamField(() => [NotToldPerson], { staff: 'PEOPLE_READ', nullable: true, description: NOT_TOLD })
  notTold(@Root() { notTold }: Offer) {
    return notTold ? withEntryIds(notTold) : null
  }
}

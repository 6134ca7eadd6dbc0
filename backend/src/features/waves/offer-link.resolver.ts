import { Arg, Ctx, Mutation, Resolver } from 'type-graphql'
import { TokenAccess } from '../../graphql/token-access'
import type { Context } from '../../graphql/context'
import { declineOfferByLink } from './offers.service'
import { DeclineOfferByLinkInput } from './waves.inputs'

@Resolver()
export class OfferLinkResolver {
  @TokenAccess('open')
  @Mutation(() => Boolean, {
    nullable: true,
    description:
      'Declines an offer with its mailed link; the person keeps their position and is asked again later. Needs no session. Errors: BAD_USER_INPUT; LINK_EXPIRED.',
  })
  declineOfferByLink(
    @Arg('input', () => DeclineOfferByLinkInput, { description: 'The token.' })
    { token }: DeclineOfferByLinkInput,
    @Ctx() context: Context,
  ): Promise<boolean> {
    return declineOfferByLink(context.services, token, context.now()).then(() => true)
  }
}

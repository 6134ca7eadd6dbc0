import { Arg, Ctx, Resolver } from 'type-graphql'
import { PublicMutation } from '../../graphql/operation.decorators'
import type { Context } from '../../graphql/context'
import { declineOfferByLink } from './offers.service'
import { DeclineOfferByLinkInput } from './waves.inputs'

@Resolver()
export class OfferLinkResolver {
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
}

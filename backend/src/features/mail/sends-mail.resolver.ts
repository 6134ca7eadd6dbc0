import { Ctx, Query, Resolver } from 'type-graphql'
import type { Context } from '../../graphql/context'

@Resolver()
export class SendsMailResolver {
  @Query(() => Boolean, {
    description: 'Whether the site sends mail; false while it only keeps what it would send.',
  })
  sendsMail(@Ctx() { mailer }: Context): boolean {
    return mailer.sendsMail
  }
}

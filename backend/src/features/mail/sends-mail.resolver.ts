import { Ctx, Query, Resolver } from 'type-graphql'
import { TokenAccess } from '../../graphql/token-access'
import type { Context } from '../../graphql/context'

@Resolver()
export class SendsMailResolver {
  @TokenAccess('open')
  @Query(() => Boolean, {
    description: 'Whether the site sends mail; false if it only stores mails. Open to everyone.',
  })
  sendsMail(@Ctx() { services }: Context): boolean {
    return services.mailer.sendsMail
  }
}

import { Ctx, Resolver } from 'type-graphql'
import { PublicQuery } from '../../graphql/operation.decorators'
import type { Context } from '../../graphql/context'

@Resolver()
export class SendsMailResolver {
  @PublicQuery(() => Boolean, {
    scope: 'open',
    description: 'Whether the site sends mail; false if it only stores mails.',
  })
  sendsMail(@Ctx() { services }: Context): boolean {
    return services.mailer.sendsMail
  }
}

import { Query, Resolver } from 'type-graphql'
import { sendsMail } from '../../mail/mail-settings'

@Resolver()
export class SendsMailResolver {
  @Query(() => Boolean, {
    description: 'Whether the site sends mail; false while it only keeps what it would send.',
  })
  sendsMail(): boolean {
    return sendsMail()
  }
}

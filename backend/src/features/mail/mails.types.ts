import { Field, Int, ObjectType } from 'type-graphql'
import { createConnectionType } from '../../pagination/connection'
import { Mail } from '../../mail/mail.entity'

export const { Connection: MailConnection } = createConnectionType(Mail, 'Mail')

@ObjectType({ simpleResolvers: true, description: 'The state of the mail queue.' })
export class MailQueue {
  @Field(() => Int, { description: 'Mails that are queued.' })
  queued: number

  @Field(() => Int, { description: 'Mails that failed today in New York.' })
  failedToday: number

  @Field(() => Date, {
    nullable: true,
    description:
      'When the oldest of the queued mails was written, as an ISO 8601 instant (UTC); null when none is queued.',
  })
  oldestQueuedAt: Date | null

  @Field(() => String, {
    nullable: true,
    description: 'Why no mail is sent, in one sentence; null unless the mail server refuses us.',
  })
  refusal: string | null
}

@ObjectType({ simpleResolvers: true, description: 'Why no mail is sent to an address.' })
export class UndeliverableAddress {
  @Field(() => Date, {
    description: 'When a mail server refused the address, as an ISO 8601 instant (UTC).',
  })
  since: Date

  @Field(() => String, { description: 'The mail server’s reply; at most 300 characters.' })
  reason: string
}

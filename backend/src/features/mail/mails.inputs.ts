import { ArgsType, Field, ID, InputType } from 'type-graphql'
import { Satisfies } from '../../core/satisfies.decorator'
import { TeamPageArgs } from '../../pagination/connection'
import { rules } from '../../shared/rules'
import { MailState } from '../../mail/mail.entity'

@ArgsType()
export class MailsArgs extends TeamPageArgs {
  @Field(() => String, {
    nullable: true,
    description:
      'Only mails whose address contains all of these words, in any order and case, with or without accents; at most 100 characters.',
  })
  @Satisfies(rules.search)
  search?: string | null

  @Field(() => MailState, {
    nullable: true,
    description: 'Only mails in this state.',
  })
  state?: MailState | null

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only mails to addresses that a mail server has refused.',
  })
  undeliverable?: boolean | null

  @Field(() => ID, {
    nullable: true,
    description: 'Keeps the mails to the account with this id, and to its address.',
  })
  @Satisfies(rules.id)
  userId?: string | null
}

@ArgsType()
export class MailArgs {
  @Field(() => ID, { description: 'The mail’s UUID.' })
  @Satisfies(rules.id)
  id: string
}

@InputType({ description: 'A failed mail to retry.' })
export class RetryMailInput {
  @Field(() => ID, { description: 'The mail’s UUID.' })
  @Satisfies(rules.id)
  id: string
}

@InputType({ description: 'A mail to drop.' })
export class DropMailInput {
  @Field(() => ID, { description: 'The mail’s UUID.' })
  @Satisfies(rules.id)
  id: string
}

@InputType({ description: 'A blocked address to allow again.' })
export class ClearAddressInput {
  @Field(() => String, { description: 'The address; case-insensitive; at most 254 characters.' })
  @Satisfies(rules.email)
  email: string
}

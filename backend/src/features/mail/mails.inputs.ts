import { ArgsType, Field, InputType } from 'type-graphql'
import { IdField } from '../../core/id-field.decorator'
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

  @IdField({
    nullable: true,
    description: 'Keeps the mails to the account with this id, and to its address.',
  })
  userId?: string | null
}

@ArgsType()
export class MailArgs {
  @IdField({ description: 'The mail’s UUID.' })
  id: string
}

@InputType({ description: 'A failed mail to retry.' })
export class RetryMailInput {
  @IdField({ description: 'The mail’s UUID.' })
  id: string
}

@InputType({ description: 'A mail to drop.' })
export class DropMailInput {
  @IdField({ description: 'The mail’s UUID.' })
  id: string
}

@InputType({ description: 'A blocked address to allow again.' })
export class ClearAddressInput {
  @Field(() => String, { description: 'The address; case-insensitive; at most 254 characters.' })
  @Satisfies(rules.email)
  email: string
}

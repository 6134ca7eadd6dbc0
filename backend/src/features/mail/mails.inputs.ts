import { ArgsType, Field, ID, InputType } from 'type-graphql'
import { Satisfies } from '../../core/satisfies.decorator'
import { PageArgs } from '../../pagination/connection'
import { rules } from '../../shared/rules'
import { MailState } from '../../mail/mail.entity'

@ArgsType()
export class MailsArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description:
      'Keeps the mails whose address contains each of these words, in any order and case, with or without accents; at most 100 characters.',
  })
  @Satisfies(rules.search)
  search?: string | null

  @Field(() => MailState, {
    nullable: true,
    description: 'Keeps the mails that are in this state.',
  })
  state?: MailState | null
}

@ArgsType()
export class MailArgs {
  @Field(() => ID, { description: 'The mail’s UUID.' })
  @Satisfies(rules.id)
  id: string
}

@InputType({ description: 'A mail that has failed and is to be tried again.' })
export class RetryMailInput {
  @Field(() => ID, { description: 'The mail’s UUID.' })
  @Satisfies(rules.id)
  id: string
}

@InputType({ description: 'A mail that is not to be sent any more.' })
export class DropMailInput {
  @Field(() => ID, { description: 'The mail’s UUID.' })
  @Satisfies(rules.id)
  id: string
}

@InputType({ description: 'An address that mail is written to again.' })
export class ClearAddressInput {
  @Field(() => String, { description: 'The address, in any spelling; at most 254 characters.' })
  @Satisfies(rules.email)
  email: string
}

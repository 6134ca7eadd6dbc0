import { ArgsType, Field, InputType } from 'type-graphql'
import { IdField } from '../../core/id-field.decorator'
import { Satisfies } from '../../core/satisfies.decorator'
import { LinkInput } from '../../links/links.inputs'
import { rules } from '../../shared/rules'

@InputType({ description: 'The token of a mailed link that keeps an account.' })
export class KeepMyAccountInput extends LinkInput {}

@InputType({ description: 'An account to delete, and why.' })
export class ForgetPersonInput {
  @IdField({ description: 'The id of the person’s account.' })
  id: string

  @Field(() => String, {
    description:
      'Why, for the audit log; 1 to 500 characters. The person’s name is removed from it.',
  })
  @Satisfies(rules.reason)
  reason: string
}

@InputType({ description: 'An address without an account, and why it is forgotten.' })
export class ForgetAddressInput {
  @Field(() => String, { description: 'The address; case-insensitive.' })
  @Satisfies(rules.email)
  email: string

  @Field(() => String, {
    description: 'Why, for the audit log; 1 to 500 characters. The address is removed from it.',
  })
  @Satisfies(rules.reason)
  reason: string
}

@ArgsType()
export class ForgetPreviewArgs {
  @Field(() => String, {
    description: 'The address of an account, or one that only messages, answers and lists have.',
  })
  @Satisfies(rules.email)
  email: string
}

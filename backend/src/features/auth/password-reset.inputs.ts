import { Field, InputType } from 'type-graphql'
import { Satisfies } from '../../core/satisfies.decorator'
import { rules } from '../../shared/rules'
import { LinkInput } from '../../links/links.inputs'

@InputType({ description: 'Who has forgotten their password.' })
export class RequestPasswordResetInput {
  @Field(() => String, { description: 'The address of the account, in any case.' })
  @Satisfies(rules.email)
  email: string
}

@InputType({ description: 'A new password, and what shows that it may be set.' })
export class ResetPasswordInput extends LinkInput {
  @Field(() => String, {
    description: 'At least 8 characters and at most 1024 bytes; kept only as an argon2id hash.',
  })
  @Satisfies(rules.newPassword)
  newPassword: string
}

import { Field, InputType } from 'type-graphql'
import { Satisfies } from '../../core/satisfies.decorator'
import { rules } from '../../shared/rules'
import { LinkInput } from '../../links/links.inputs'

@InputType({ description: 'The account whose password is forgotten.' })
export class RequestPasswordResetInput {
  @Field(() => String, { description: 'The address of the account; case-insensitive.' })
  @Satisfies(rules.email)
  email: string
}

@InputType({
  description: 'A new password, and the token of a mailed link that allows setting it.',
})
export class ResetPasswordInput extends LinkInput {
  @Field(() => String, {
    description: 'At least 8 characters and at most 1024 bytes; stored only as an argon2id hash.',
  })
  @Satisfies(rules.newPassword)
  newPassword: string
}

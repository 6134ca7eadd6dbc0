import { Field, InputType } from 'type-graphql'
import { Satisfies } from '../../core/satisfies.decorator'
import { rules } from '../../shared/rules'

@InputType({ description: 'The signed-in person’s password, and the new one.' })
export class ChangePasswordInput {
  @Field(() => String, { description: 'The caller’s password.' })
  @Satisfies(rules.loginPassword)
  currentPassword: string

  @Field(() => String, {
    description: 'At least 8 characters and at most 1024 bytes; stored only as an argon2id hash.',
  })
  @Satisfies(rules.newPassword)
  newPassword: string
}

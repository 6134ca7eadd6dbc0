import { Field, InputType } from 'type-graphql'
import { Satisfies } from '../../core/satisfies.decorator'
import { rules } from '../../shared/rules'

@InputType({ description: 'The data of a new account.' })
export class RegisterInput {
  @Field(() => String, { description: '1 to 100 characters.' })
  @Satisfies(rules.firstName)
  firstName: string

  @Field(() => String, { description: '1 to 100 characters.' })
  @Satisfies(rules.lastName)
  lastName: string

  @Field(() => String, { description: 'At most 254 characters; case-insensitive.' })
  @Satisfies(rules.email)
  email: string

  @Field(() => String, {
    description: 'At least 8 characters and at most 1024 bytes; stored only as an argon2id hash.',
  })
  @Satisfies(rules.newPassword)
  password: string
}

@InputType({ description: 'The credentials of an account.' })
export class LoginInput {
  @Field(() => String, { description: 'The address of the account; case-insensitive.' })
  @Satisfies(rules.email)
  email: string

  @Field(() => String, { description: 'The account’s password.' })
  @Satisfies(rules.loginPassword)
  password: string
}

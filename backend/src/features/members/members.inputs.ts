import { Field, InputType } from 'type-graphql'
import { Satisfies } from '../../core/satisfies.decorator'
import { rules } from '../../shared/rules'

@InputType({ description: 'What a person changes about themselves; what is left out stays.' })
export class UpdateProfileInput {
  @Field(() => String, {
    nullable: true,
    description: 'Given name; at most 100 characters; empty or null takes it away.',
  })
  @Satisfies(rules.optionalName)
  firstName?: string | null

  @Field(() => String, {
    nullable: true,
    description: 'Family name; at most 100 characters; empty or null takes it away.',
  })
  @Satisfies(rules.optionalName)
  lastName?: string | null

  @Field(() => String, {
    nullable: true,
    description:
      'The address to sign in with from now on; at most 254 characters; cannot be empty, and null leaves it as it is.',
  })
  @Satisfies(rules.email)
  email?: string | null

  @Field(() => String, {
    nullable: true,
    description:
      'At most 32 characters. Only the team changes a plan; anybody else’s wish is accepted and ignored.',
  })
  @Satisfies(rules.membershipPlan)
  membershipPlan?: string | null
}

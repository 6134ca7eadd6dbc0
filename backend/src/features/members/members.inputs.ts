import { Field, InputType } from 'type-graphql'
import { Satisfies } from '../../core/satisfies.decorator'
import { rules } from '../../shared/rules'

@InputType({
  description: 'Changes to the signed-in person’s profile. Omitted fields keep their value.',
})
export class UpdateProfileInput {
  @Field(() => String, {
    nullable: true,
    description: 'Given name; at most 100 characters; empty or null removes it.',
  })
  @Satisfies(rules.optionalName)
  firstName?: string | null

  @Field(() => String, {
    nullable: true,
    description: 'Family name; at most 100 characters; empty or null removes it.',
  })
  @Satisfies(rules.optionalName)
  lastName?: string | null

  @Field(() => String, {
    nullable: true,
    description:
      'The new address to sign in with; at most 254 characters; not empty; null keeps the current one.',
  })
  @Satisfies(rules.email)
  email?: string | null

  @Field(() => String, {
    nullable: true,
    description:
      'At most 32 characters. Only the team’s account can change it, for itself; from other accounts the value is accepted and ignored.',
  })
  @Satisfies(rules.membershipPlan)
  membershipPlan?: string | null
}

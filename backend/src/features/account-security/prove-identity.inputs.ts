import { Field, InputType } from 'type-graphql'
import { Satisfies } from '../../core/satisfies.decorator'
import { rules } from '../../shared/rules'
import { secondFactorRules } from '../../shared/second-factor-rules'

@InputType({
  description: 'A proof of who the signed-in person is: one of a password, a code and a passkey.',
})
export class ProveIdentityInput {
  @Field(() => String, { nullable: true, description: 'The caller’s password.' })
  @Satisfies(rules.loginPassword)
  password?: string | null

  @Field(() => String, {
    nullable: true,
    description:
      'The 6 digits that the caller’s authenticator app shows now. Each code counts once.',
  })
  @Satisfies(secondFactorRules.code)
  code?: string | null

  @Field(() => String, {
    nullable: true,
    description: 'What the browser answered to the options of `startPasskeyProof`, as JSON.',
  })
  @Satisfies(secondFactorRules.passkeyAnswer)
  passkey?: string | null
}

import { Field, InputType } from 'type-graphql'
import { Satisfies } from '../../core/satisfies.decorator'
import { secondFactorRules } from '../../shared/second-factor-rules'

@InputType({ description: 'A code that shows that an authenticator app has its secret.' })
export class ConfirmAuthenticatorInput {
  @Field(() => String, { description: 'The 6 digits that the app shows now.' })
  @Satisfies(secondFactorRules.code)
  code: string
}

@InputType({
  description: 'The second step of a sign-in: the challenge, and either a code or a recovery code.',
})
export class FinishSignInInput {
  @Field(() => String, { description: 'The `challenge` of SECOND_FACTOR_REQUIRED.' })
  @Satisfies(secondFactorRules.challenge)
  challenge: string

  @Field(() => String, {
    nullable: true,
    description: 'The 6 digits that the authenticator app shows now. Each code counts once.',
  })
  @Satisfies(secondFactorRules.code)
  code?: string | null

  @Field(() => String, {
    nullable: true,
    description: 'One of the recovery codes. Each counts once.',
  })
  @Satisfies(secondFactorRules.recoveryCode)
  recoveryCode?: string | null
}

import { Field, ID, InputType } from 'type-graphql'
import { Satisfies } from '../../core/satisfies.decorator'
import { rules } from '../../shared/rules'
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

@InputType({ description: 'A person who has lost their second factor.' })
export class ResetSecondFactorInput {
  @Field(() => ID, { description: 'The UUID of the person’s account.' })
  @Satisfies(rules.id)
  userId: string
}

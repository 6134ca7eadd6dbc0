import { Field, InputType } from 'type-graphql'
import { IdField } from '../../core/id-field.decorator'
import { Satisfies } from '../../core/satisfies.decorator'
import { secondFactorRules } from '../../shared/second-factor-rules'

@InputType({ description: 'A code that shows that an authenticator app has its secret.' })
export class ConfirmAuthenticatorInput {
  @Field(() => String, { description: 'The 6 digits that the app shows now.' })
  @Satisfies(secondFactorRules.code)
  code: string
}

@InputType({
  description:
    'The second step of a sign-in: the challenge, and one of a code, a passkey and a recovery code.',
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

  @Field(() => String, {
    nullable: true,
    description:
      'What the browser answered to the options of `startPasskeySignIn` with this challenge, as JSON.',
  })
  @Satisfies(secondFactorRules.passkeyAnswer)
  passkey?: string | null
}

@InputType({ description: 'A passkey that the caller’s browser has created.' })
export class AddPasskeyInput {
  @Field(() => String, {
    description: 'What the browser answered to the options of `startPasskey`, as JSON.',
  })
  @Satisfies(secondFactorRules.passkeyAnswer)
  passkey: string

  @Field(() => String, { description: 'A name that tells the caller’s passkeys apart.' })
  @Satisfies(secondFactorRules.passkeyName)
  name: string
}

@InputType({ description: 'A passkey of the caller.' })
export class RemovePasskeyInput {
  @IdField({ description: 'The passkey’s UUID.' })
  id: string
}

@InputType({ description: 'For what a passkey signs in.' })
export class StartPasskeySignInInput {
  @Field(() => String, {
    nullable: true,
    description:
      'The `challenge` of SECOND_FACTOR_REQUIRED, for the second step; none to sign in without a password.',
  })
  @Satisfies(secondFactorRules.challenge)
  challenge?: string | null
}

@InputType({ description: 'A passkey that signs in without a password.' })
export class FinishPasskeySignInInput {
  @Field(() => String, {
    description:
      'What the browser answered to the options of `startPasskeySignIn` without a challenge, as JSON.',
  })
  @Satisfies(secondFactorRules.passkeyAnswer)
  passkey: string
}

@InputType({ description: 'A person who has lost their second factor.' })
export class ResetSecondFactorInput {
  @IdField({ description: 'The UUID of the person’s account.' })
  userId: string
}

import { Field, ID, Int, ObjectType } from 'type-graphql'
import { Passkey } from './passkey.entity'

@ObjectType({
  simpleResolvers: true,
  description: 'What the caller has besides a password to sign in.',
})
export class SecondFactors {
  @Field(() => ID, { description: 'The id of the caller’s account.' })
  id: string

  @Field(() => Date, {
    nullable: true,
    description: 'When the caller added an authenticator app; null without one.',
  })
  authenticatorSince: Date | null

  @Field(() => [Passkey], { description: 'The caller’s passkeys, the oldest first: at most 10.' })
  passkeys: Passkey[]

  @Field(() => Int, { description: 'How many recovery codes were not used yet.' })
  recoveryCodesLeft: number
}

@ObjectType({
  simpleResolvers: true,
  description: 'What an authenticator app needs, shown once. It counts once a code confirms it.',
})
export class AuthenticatorSetup {
  @Field(() => String, { description: 'The secret in base32, to type into the app.' })
  secret: string

  @Field(() => String, { description: 'The same as an `otpauth:` URI, for a QR code.' })
  uri: string
}

@ObjectType({
  simpleResolvers: true,
  description: 'A second factor that was just added, or recovery codes that were just renewed.',
})
export class SecondFactorAdded {
  @Field(() => [String], {
    description:
      'Ten new recovery codes, which cannot be read again; empty if the account had some already.',
  })
  recoveryCodes: string[]

  @Field(() => SecondFactors, { description: 'What the caller has now.' })
  secondFactors: SecondFactors
}

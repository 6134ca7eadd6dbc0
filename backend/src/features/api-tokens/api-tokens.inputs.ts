import { Field, InputType, Int, ObjectType } from 'type-graphql'
import { IdField } from '../../core/id-field.decorator'
import { ApiToken } from '../../accounts/api-token.entity'
import { TokenScope } from '../../accounts/token-scope'
import { Satisfies } from '../../core/satisfies.decorator'
import { API_TOKEN_DAYS_DEFAULT, apiTokenRules } from '../../shared/api-token-rules'

@InputType({ description: 'A new access token.' })
export class CreateApiTokenInput {
  @Field(() => String, { description: 'What it is for; 1 to 80 characters.' })
  @Satisfies(apiTokenRules.name)
  name: string

  @Field(() => [TokenScope], { description: 'What it may do; at least one.' })
  @Satisfies(apiTokenRules.scopes)
  scopes: TokenScope[]

  @Field(() => Int, {
    defaultValue: API_TOKEN_DAYS_DEFAULT,
    nullable: true,
    description: 'After how many days it expires; 1 to 365.',
  })
  @Satisfies(apiTokenRules.expiresInDays)
  expiresInDays: number
}

@InputType({ description: 'An access token to replace by a new one.' })
export class RotateApiTokenInput {
  @IdField({ description: 'The token’s id.' })
  id: string
}

@InputType({ description: 'An access token to revoke.' })
export class RevokeApiTokenInput {
  @IdField({ description: 'The token’s id.' })
  id: string
}

@ObjectType({ simpleResolvers: true, description: 'An access token that was just created.' })
export class CreatedApiToken {
  @Field(() => String, {
    description: 'The text to send as `Authorization: Bearer …`. It cannot be read again.',
  })
  token: string

  @Field(() => ApiToken, { description: 'What the list shows of it.' })
  apiToken: ApiToken
}

import { Field, ID, ObjectType } from 'type-graphql'
import { Check, Column, Entity, Index } from 'typeorm'
import { API_TOKEN_NAME_MAX } from '../shared/api-token-rules'
import { TokenScope } from './token-scope'
import { OwnedRow } from './owned-row.entity'

@ObjectType({
  simpleResolvers: true,
  description:
    'An access token of the caller, without its text. It acts as them within its scopes.',
})
@Entity()
@Index('api_token_of_user', ['userId'])
@Check('api_token_scopes', `cardinality(scopes) > 0`)
@Check('api_token_expires', `"expiresAt" > "createdAt"`)
export class ApiToken extends OwnedRow {
  /** SHA-256 of the token, in hex. The token itself is not stored. */
  @Index('api_token_hash_unique', { unique: true })
  @Column('character', { length: 64 })
  hash: string

  @Field(() => String, { description: 'What it is for; 1 to 80 characters.' })
  @Column('varchar', { length: API_TOKEN_NAME_MAX })
  name: string

  @Field(() => String, { description: 'The first 12 characters of the token.' })
  @Column('varchar', { length: 12 })
  start: string

  @Field(() => [TokenScope], { description: 'What it may do.' })
  @Column('varchar', { length: 40, array: true })
  scopes: TokenScope[]

  @Field(() => Date, { description: 'When it was created.' })
  @Column({ type: 'timestamptz', precision: 3 })
  createdAt: Date

  @Field(() => Date, { description: 'From this instant on it is refused.' })
  @Column({ type: 'timestamptz', precision: 3 })
  expiresAt: Date

  @Field(() => Date, {
    nullable: true,
    description: 'When it was last used, written at most once a minute; null if never.',
  })
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  lastUsedAt: Date | null

  @Field(() => ID, {
    nullable: true,
    description: 'The token that replaces it since it was rotated; null if it was not.',
  })
  @Column('uuid', { nullable: true })
  replacedById: string | null
}

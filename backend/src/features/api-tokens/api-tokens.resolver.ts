import { Arg, Ctx, Resolver } from 'type-graphql'
import { MemberMutation, MemberQuery } from '../../graphql/operation.decorators'
import { ApiToken } from '../../accounts/api-token.entity'
import { ownSessionOf, requireUser, type Context } from '../../graphql/context'
import {
  CreateApiTokenInput,
  CreatedApiToken,
  RevokeApiTokenInput,
  RotateApiTokenInput,
} from './api-tokens.inputs'
import { createApiToken, listApiTokens, revokeApiToken, rotateApiToken } from './api-tokens.service'

/** Closed to access tokens: a stolen token must not create another. */
@Resolver(() => ApiToken)
export class ApiTokensResolver {
  @MemberQuery(() => [ApiToken], {
    description: 'The caller’s access tokens that have not expired, newest first; at most 20.',
  })
  myApiTokens(@Ctx() context: Context): Promise<ApiToken[]> {
    return listApiTokens(requireUser(context), context.now())
  }

  @MemberMutation(() => CreatedApiToken, {
    freshProof: true,
    description:
      'Creates an access token, which acts as the caller within its scopes, and mails them. The team’s is recorded in the audit log.',
    errors: [
      'BAD_USER_INPUT, also for scopes of the team',
      'CONFLICT for an account with 10 tokens',
    ],
  })
  createApiToken(
    @Arg('input', { description: 'The new token.' }) input: CreateApiTokenInput,
    @Ctx() context: Context,
  ): Promise<CreatedApiToken> {
    return createApiToken(context.services, ownSessionOf(context), input)
  }

  @MemberMutation(() => CreatedApiToken, {
    freshProof: true,
    description:
      'Replaces an access token by a new one with the same name, scopes and lifetime, and mails the caller. The old one works for 24 more hours. The team’s is recorded in the audit log.',
    errors: ['BAD_USER_INPUT', 'NOT_FOUND', 'CONFLICT if it was replaced already'],
  })
  rotateApiToken(
    @Arg('input', { description: 'The token to replace.' }) input: RotateApiTokenInput,
    @Ctx() context: Context,
  ): Promise<CreatedApiToken> {
    return rotateApiToken(context.services, ownSessionOf(context), input)
  }

  @MemberMutation(() => ApiToken, {
    description:
      'Revokes an access token at once, closes its sockets and mails the caller. Returns the revoked token. The team’s is recorded in the audit log.',
    errors: ['BAD_USER_INPUT', 'NOT_FOUND'],
  })
  revokeApiToken(
    @Arg('input', { description: 'The token to revoke.' }) { id }: RevokeApiTokenInput,
    @Ctx() context: Context,
  ): Promise<ApiToken> {
    return revokeApiToken(context.services, ownSessionOf(context), id)
  }
}

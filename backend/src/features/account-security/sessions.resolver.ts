import { Arg, Ctx, Int, Resolver } from 'type-graphql'
import { endListedSession, endSessionsExcept, listSessions } from '../../accounts/session-list'
import { AppError } from '../../core/errors'
import { requireUser, type Context } from '../../graphql/context'
import { MemberMutation, MemberQuery } from '../../graphql/operation.decorators'
import { EndSessionInput } from './sessions.inputs'
import { AccountSession } from './sessions.types'

/** Closed to access tokens: a stolen token must not sign its owner out. */
@Resolver(() => AccountSession)
export class SessionsResolver {
  @MemberQuery(() => [AccountSession], {
    description: 'Where the person is signed in, the session used last first; at most 100.',
  })
  mySessions(@Ctx() context: Context): Promise<AccountSession[]> {
    return listSessions(requireUser(context).id, context.sessionId, context.now())
  }

  @MemberMutation(() => Boolean, {
    description:
      'Ends a session of the person, and its subscriptions, on every server. Always true. Access tokens stay.',
    errors: ['BAD_USER_INPUT', 'NOT_FOUND'],
  })
  async endSession(
    @Arg('input', { description: 'The session.' }) { id }: EndSessionInput,
    @Ctx() context: Context,
  ): Promise<boolean> {
    if (await endListedSession(requireUser(context).id, id)) return true
    throw new AppError('NOT_FOUND')
  }

  @MemberMutation(() => Int, {
    nullable: true,
    description:
      'Ends all sessions of the person but this one, and their subscriptions, on every server. Returns their number. Access tokens stay.',
  })
  endOtherSessions(@Ctx() context: Context): Promise<number> {
    return endSessionsExcept(requireUser(context).id, context.sessionId)
  }
}

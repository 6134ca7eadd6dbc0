import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import { Authorized } from '../../graphql/authorized.decorator'
import { TokenAccess } from '../../graphql/token-access'
import { TokenScope } from '../../accounts/token-scope'
import { Role } from '../../accounts/user.entity'
import { requireUser, type Context } from '../../graphql/context'
import { Launch } from './launch.entity'
import { SetLaunchPhaseInput } from './launch.inputs'
import { getLaunch, setLaunchPhase } from './launch.service'

@Resolver(() => Launch)
export class LaunchResolver {
  @TokenAccess('open')
  @Query(() => Launch, { description: 'The launch of the club. Open to everyone.' })
  launch(): Promise<Launch> {
    return getLaunch()
  }

  @Authorized(Role.ADMIN)
  @TokenAccess(TokenScope.CLUB_WRITE)
  @Mutation(() => Launch, {
    nullable: true,
    description:
      'Moves the launch one phase on or back, and records that in the audit log. Team only. Errors: UNAUTHENTICATED; FORBIDDEN; BAD_USER_INPUT for any other step; CONFLICT if the phase is not `from`, and for the step back to waitlist while an offer is open.',
  })
  setLaunchPhase(
    @Arg('input', () => SetLaunchPhaseInput, { description: 'The step.' })
    input: SetLaunchPhaseInput,
    @Ctx() context: Context,
  ): Promise<Launch> {
    return setLaunchPhase(context.services, requireUser(context), input)
  }
}

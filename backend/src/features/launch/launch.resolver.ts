import { Arg, Ctx, Resolver } from 'type-graphql'
import { PublicQuery, TeamMutation } from '../../graphql/operation.decorators'
import { requireUser, type Context } from '../../graphql/context'
import { Launch } from './launch.entity'
import { SetLaunchPhaseInput } from './launch.inputs'
import { getLaunch, setLaunchPhase } from './launch.service'

@Resolver(() => Launch)
export class LaunchResolver {
  @PublicQuery(() => Launch, { scope: 'open', description: 'The launch of the club.' })
  launch(): Promise<Launch> {
    return getLaunch()
  }

  @TeamMutation(() => Launch, {
    staff: 'SETTINGS_WRITE',
    scope: 'CLUB_WRITE',
    description: 'Moves the launch one phase on or back, and records that in the audit log.',
    errors: [
      'BAD_USER_INPUT for any other step',
      'CONFLICT if the phase is not `from`, and for the step back to waitlist while an offer is open',
    ],
  })
  setLaunchPhase(
    @Arg('input', { description: 'The step.' }) input: SetLaunchPhaseInput,
    @Ctx() context: Context,
  ): Promise<Launch> {
    return setLaunchPhase(context.services, requireUser(context), input)
  }
}

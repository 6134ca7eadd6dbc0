import { Field, InputType } from 'type-graphql'
import { LaunchPhase } from './launch.entity'

@InputType({ description: 'One step of the launch, from the phase that the caller saw.' })
export class SetLaunchPhaseInput {
  @Field(() => LaunchPhase, { description: 'The current phase.' })
  from: LaunchPhase

  @Field(() => LaunchPhase, { description: 'The phase before or after it.' })
  to: LaunchPhase
}

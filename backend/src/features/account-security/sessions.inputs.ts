import { Field, ID, InputType } from 'type-graphql'
import { Satisfies } from '../../core/satisfies.decorator'
import { rules } from '../../shared/rules'

@InputType({ description: 'A session of the signed-in person.' })
export class EndSessionInput {
  @Field(() => ID, { description: 'The session’s id, as in `mySessions`.' })
  @Satisfies(rules.id)
  id: string
}

import { InputType } from 'type-graphql'
import { IdField } from '../../core/id-field.decorator'

@InputType({ description: 'A session of the signed-in person.' })
export class EndSessionInput {
  @IdField({ description: 'The session’s id, as in `mySessions`.' })
  id: string
}

import { ArgsType } from 'type-graphql'
import { IdField } from '../../core/id-field.decorator'

@ArgsType()
export class CalendarFileArgs {
  @IdField({ description: 'The booking’s UUID.' })
  bookingId: string
}

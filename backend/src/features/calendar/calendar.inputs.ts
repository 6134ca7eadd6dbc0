import { ArgsType, Field, ID } from 'type-graphql'
import { Satisfies } from '../../core/satisfies.decorator'
import { rules } from '../../shared/rules'

@ArgsType()
export class CalendarFileArgs {
  @Field(() => ID, { description: 'The booking’s UUID.' })
  @Satisfies(rules.id)
  bookingId: string
}

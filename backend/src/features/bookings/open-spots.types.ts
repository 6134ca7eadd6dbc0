import { Field, Float, ID, Int, ObjectType } from 'type-graphql'
import { HourOfPlay } from './hour-of-play.types'

@ObjectType({
  simpleResolvers: true,
  description: 'Open spots of a booking: places that members take, first come.',
})
export class OpenSpotsOfBooking extends HourOfPlay {
  @Field(() => ID, { description: 'The UUID of the booking.' })
  bookingId: string

  @Field({ description: 'Whether the caller has booked it.' })
  isOwn: boolean

  @Field(() => Int, { description: 'How many spots are open, 1 to 3.' })
  spots: number

  @Field(() => Float, {
    nullable: true,
    description: 'The level of play that the owner looks for, 2.0 to 5.0 in halves; null for any.',
  })
  level: number | null

  @Field(() => String, { nullable: true, description: 'What the owner says about the game.' })
  sentence: string | null

  @Field(() => [String], {
    description: 'The first names of the owner and the players who allow it, by name.',
  })
  names: string[]
}

import { Field, Float, InputType, Int } from 'type-graphql'
import { IdField } from '../../core/id-field.decorator'
import { Satisfies } from '../../core/satisfies.decorator'
import { rules } from '../../shared/rules'

@InputType({ description: 'Places of a booking to open to members.' })
export class OpenSpotsInput {
  @IdField({ description: 'The UUID of one of the caller’s bookings.' })
  bookingId: string

  @Field(() => Int, { description: 'How many places to open: 1 to 3, and no more than are free.' })
  spots: number

  @Field(() => Float, {
    nullable: true,
    description: 'The level of play, 2.0 to 5.0 in halves; null for any.',
  })
  level?: number | null

  @Field(() => String, {
    nullable: true,
    description: 'What members read about the game, at most 140 characters.',
  })
  @Satisfies(rules.sentence)
  sentence?: string | null
}

@InputType({ description: 'A booking with open spots.' })
export class SpotInput {
  @IdField({ description: 'The UUID of the booking.' })
  bookingId: string
}

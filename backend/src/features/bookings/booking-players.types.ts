import { Field, ID, ObjectType } from 'type-graphql'
import { HourOfPlay } from './hour-of-play.types'
import { PersonName } from '../../accounts/person-name.types'
import { PlayerState } from './booking-player.entity'

@ObjectType({ simpleResolvers: true, description: 'The name of a member with whom one plays.' })
export class PlayerName extends PersonName {
  @Field(() => ID, { description: 'The UUID of the member.' })
  userId: string
}

@ObjectType({
  simpleResolvers: true,
  description:
    'A member whom the owner of a booking has invited. The owner, the players and the team see the name.',
})
export class Player extends PlayerName {
  @Field(() => ID, { description: 'The UUID of the invitation.' })
  id: string

  @Field(() => ID, { description: 'The UUID of the booking.' })
  bookingId: string

  @Field(() => PlayerState, { description: 'What the member has answered.' })
  state: PlayerState

  @Field(() => Date, {
    nullable: true,
    description: 'When the member arrived, as an ISO 8601 instant (UTC); null before.',
  })
  arrivedAt: Date | null
}

@ObjectType({
  simpleResolvers: true,
  description: 'A booking of another member to which the caller is invited. It has no charges.',
})
export class PlayerBooking extends HourOfPlay {
  @Field(() => ID, { description: 'The UUID of the invitation.' })
  id: string

  @Field(() => ID, { description: 'The UUID of the booking.' })
  bookingId: string

  @Field(() => PlayerState, {
    description: 'What the caller has answered, or what has become of it.',
  })
  state: PlayerState

  @Field(() => String, {
    nullable: true,
    description: 'Why the owner has taken the caller out; null otherwise.',
  })
  removeReason: string | null

  @Field(() => PlayerName, { description: 'The member who booked.' })
  owner: PlayerName

  @Field(() => [PlayerName], { description: 'The other members who play.' })
  players: PlayerName[]
}

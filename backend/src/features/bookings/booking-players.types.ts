import { Field, ID, ObjectType } from 'type-graphql'
import { Court } from '../courts/court.entity'
import { PlayerState } from './booking-player.entity'

@ObjectType({ simpleResolvers: true, description: 'The name of a member with whom one plays.' })
export class PlayerName {
  @Field(() => ID, { description: 'The UUID of the member.' })
  userId: string

  @Field(() => String, { nullable: true, description: 'Given name.' })
  firstName: string | null

  @Field(() => String, { nullable: true, description: 'Family name.' })
  lastName: string | null
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
export class PlayerBooking {
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

  @Field(() => Court, { description: 'The court.' })
  court: Court

  @Field(() => Date, { description: 'When play begins, as an ISO 8601 instant (UTC).' })
  startsAt: Date

  @Field(() => Date, { description: 'When play ends, as an ISO 8601 instant (UTC).' })
  endsAt: Date

  @Field(() => PlayerName, { description: 'The member who booked.' })
  owner: PlayerName

  @Field(() => [PlayerName], { description: 'The other members who play.' })
  players: PlayerName[]
}

import { Field, ID, ObjectType } from 'type-graphql'
import { HourOfPlay } from './hour-of-play.types'
import { defineEnum, type EnumValue } from '../../core/define-enum'
import { PlayerName } from './booking-players.types'

export const PlayerLinkState = defineEnum(
  'PlayerLinkState',
  'What a member can do with a link by which members join a booking.',
  {
    open: 'The member can join.',
    full: 'Four people play. The link works again if a place becomes free.',
    own: 'The booking is the member’s own.',
    playing: 'The member plays in the booking.',
  },
)
export type PlayerLinkState = EnumValue<typeof PlayerLinkState>

@ObjectType({
  simpleResolvers: true,
  description: 'The link by which members join one of the caller’s bookings.',
})
export class OwnPlayerLink {
  @Field(() => ID, { description: 'The UUID of the booking.' })
  bookingId: string

  @Field(() => String, { description: 'The URL to send. Any member who has it can join.' })
  url: string
}

@ObjectType({ simpleResolvers: true, description: 'The booking that members join by a link.' })
export class LinkedBooking extends HourOfPlay {
  @Field(() => PlayerLinkState, { description: 'What the caller can do.' })
  state: PlayerLinkState

  @Field(() => PlayerName, { description: 'The member who booked.' })
  owner: PlayerName

  @Field(() => [PlayerName], { description: 'The members who play, besides owner and caller.' })
  players: PlayerName[]
}

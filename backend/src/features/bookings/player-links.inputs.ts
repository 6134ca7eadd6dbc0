import { Field, ID, InputType } from 'type-graphql'
import { Satisfies } from '../../core/satisfies.decorator'
import { LinkInput } from '../../links/links.inputs'
import { rules } from '../../shared/rules'

@InputType({ description: 'The booking of a link.' })
export class OwnPlayerLinkInput {
  @Field(() => ID, { description: 'The UUID of one of the caller’s bookings.' })
  @Satisfies(rules.id)
  bookingId: string
}

@InputType({ description: 'A link by which members join a booking.' })
export class PlayerLinkInput extends LinkInput {}

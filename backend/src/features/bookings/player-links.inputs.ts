import { InputType } from 'type-graphql'
import { IdField } from '../../core/id-field.decorator'
import { LinkInput } from '../../links/links.inputs'

@InputType({ description: 'The booking of a link.' })
export class OwnPlayerLinkInput {
  @IdField({ description: 'The UUID of one of the caller’s bookings.' })
  bookingId: string
}

@InputType({ description: 'A link by which members join a booking.' })
export class PlayerLinkInput extends LinkInput {}

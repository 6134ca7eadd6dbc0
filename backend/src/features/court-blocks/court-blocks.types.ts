import { Field, ID, ObjectType } from 'type-graphql'
import { createConnectionType } from '../../pagination/connection'
import { Court } from '../courts/court.entity'
import { NotToldPerson } from '../waitlist/not-told.types'
import { WaitlistPerson } from '../waitlist/waitlist-person.types'
import { Block } from './block.entity'

export const { Connection: BlockConnection } = createConnectionType(Block, 'Block')

@ObjectType({ simpleResolvers: true, description: 'A booking in the way of a block.' })
export class BlockedBooking {
  @Field(() => ID, { description: 'The id of the booking, a UUID.' })
  id: string

  @Field(() => Court, { description: 'The court.' })
  court: Court

  @Field(() => Date, { description: 'When play begins, as an ISO 8601 instant (UTC).' })
  startsAt: Date

  @Field(() => WaitlistPerson, { description: 'The member.' })
  person: WaitlistPerson
}

@ObjectType({ simpleResolvers: true, description: 'What blocking courts has done.' })
export class BlockCourtsResult {
  @Field(() => [Block], { description: 'The blocks that were made, by day, court and time.' })
  blocks: Block[]

  @Field(() => [BlockedBooking], {
    description: 'The bookings that keep their time, by time; the rest of the time is blocked.',
  })
  conflicts: BlockedBooking[]

  @Field(() => [BlockedBooking], { description: 'The bookings that were cancelled, by time.' })
  cancelled: BlockedBooking[]

  @Field(() => [NotToldPerson], { description: 'Whom this call could not tell, each person once.' })
  notTold: NotToldPerson[]
}

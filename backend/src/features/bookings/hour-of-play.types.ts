import { Field, ObjectType } from 'type-graphql'
import { Court } from '../courts/court.entity'

/** A court at a time. */
@ObjectType({ simpleResolvers: true })
export abstract class HourOfPlay {
  @Field(() => Court, { description: 'The court.' })
  court: Court

  @Field(() => Date, { description: 'When play begins, as an ISO 8601 instant (UTC).' })
  startsAt: Date

  @Field(() => Date, { description: 'When play ends, as an ISO 8601 instant (UTC).' })
  endsAt: Date
}

import { Field, ObjectType } from 'type-graphql'

/** A time with its begin and its end. */
@ObjectType({ simpleResolvers: true })
export abstract class TimeSpan {
  @Field(() => Date, { description: 'When it begins, as an ISO 8601 instant (UTC).' })
  startsAt: Date

  @Field(() => Date, { description: 'When it ends, as an ISO 8601 instant (UTC).' })
  endsAt: Date
}

import { GraphQLLocalDate } from 'graphql-scalars'
import { Field, Int, ObjectType } from 'type-graphql'

@ObjectType({
  simpleResolvers: true,
  description: 'The places taken on one calendar day in New York (America/New_York).',
})
export class DailySignups {
  @Field(() => GraphQLLocalDate, { description: 'The day in New York, as YYYY-MM-DD.' })
  day: string

  @Field(() => Int, { description: 'Places taken on it; 0 on a day without any.' })
  signups: number
}

@ObjectType({ simpleResolvers: true, description: 'How the waitlist grows.' })
export class WaitlistStatistics {}

import { LocalDate } from '../../graphql/local-date'
import { Field, Int, ObjectType } from 'type-graphql'

@ObjectType({
  simpleResolvers: true,
  description: 'The places taken on one calendar day in New York (America/New_York).',
})
export class DailySignups {
  @Field(() => LocalDate, { description: 'The day in New York, as YYYY-MM-DD.' })
  day: string

  @Field(() => Int, { description: 'Places taken on that day; may be 0.' })
  signups: number
}

@ObjectType({ simpleResolvers: true, description: 'Statistics about the growth of the waitlist.' })
export class WaitlistStatistics {}

import { Field, Int, ObjectType } from 'type-graphql'
import { createConnectionType } from '../../pagination/connection'
import { WaitlistEntry } from './waitlist-entry.entity'

@ObjectType({
  simpleResolvers: true,
  description: 'How full the waitlist is. A day is a calendar day in New York (America/New_York).',
})
export class WaitlistStats {
  @Field(() => Int, { description: 'Places taken today.' })
  dailySignups: number

  @Field(() => Int, {
    description:
      'Places that can still be taken today: the lesser of what is left of the day and of the list, never below 0.',
  })
  spotsRemaining: number

  @Field(() => Int, { description: 'Places taken in all.' })
  total: number

  @Field(() => Int, { description: 'Places there are; the waitlist closes at this number.' })
  capacity: number

  @Field(() => Int, { description: 'Places given out per day at most.' })
  dailyCap: number

  @Field(() => Boolean, { description: 'False once every place is taken.' })
  isOpen: boolean

  @Field(() => Date, {
    description:
      'The next midnight in New York, when the day’s places open again, as an ISO 8601 instant (UTC).',
  })
  resetsAt: Date
}

@ObjectType({ simpleResolvers: true, description: 'The answer to joinWaitlist.' })
export class JoinWaitlistResult {
  @Field(() => WaitlistEntry, { description: 'The person’s entry.' })
  entry: WaitlistEntry

  @Field(() => Boolean, { description: 'False when the person already had this entry.' })
  created: boolean
}

export const { Connection: WaitlistConnection } = createConnectionType(WaitlistEntry, 'Waitlist')

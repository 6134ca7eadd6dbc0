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
      'Places that can still be taken today: the lesser of the day’s and the list’s remaining places, never below 0.',
  })
  spotsRemaining: number

  @Field(() => Int, { description: 'Places taken in all.' })
  total: number

  @Field(() => Int, {
    description: 'The number of places; the waitlist closes when all are taken.',
  })
  capacity: number

  @Field(() => Int, { description: 'The maximum number of places per day.' })
  dailyCap: number

  @Field(() => Boolean, { description: 'False if all places are taken.' })
  isOpen: boolean

  @Field(() => Date, {
    description:
      'The next midnight in New York, when the day’s places open again, as an ISO 8601 instant (UTC).',
  })
  resetsAt: Date
}

@ObjectType({ simpleResolvers: true, description: 'The result of joinWaitlist.' })
export class JoinWaitlistResult {
  @Field(() => WaitlistEntry, { description: 'The person’s entry.' })
  entry: WaitlistEntry

  @Field(() => Boolean, { description: 'False if the person already had this entry.' })
  created: boolean
}

export const { Connection: WaitlistConnection } = createConnectionType(WaitlistEntry, 'Waitlist')

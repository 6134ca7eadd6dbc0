import { LocalDate } from '../../graphql/local-date'
import { Field, Int, ObjectType } from 'type-graphql'

@ObjectType({ simpleResolvers: true, description: 'What the team has to do today.' })
export class Today {
  @Field(() => LocalDate, { description: 'The New York day, as YYYY-MM-DD.' })
  date: string

  /** The instant for which it was asked. */
  now: Date
}

@ObjectType({
  simpleResolvers: true,
  description: 'The bookings of a New York day that are not cancelled.',
})
export class TodaysBookings {
  @Field(() => Int, { description: 'All of them.' })
  count: number

  @Field(() => Int, { description: 'Those whose member has arrived.' })
  arrived: number

  @Field(() => Int, { description: 'Those whose member did not come.' })
  absent: number
}

@ObjectType({ simpleResolvers: true, description: 'What people owe the club.' })
export class Owed {
  @Field(() => Int, { description: 'The number of open charges and dues.' })
  count: number

  @Field(() => Int, { description: 'Their sum, in US cents.' })
  cents: number

  /** The number of people who owe it. */
  people: number
}

/** The messages that wait for the team. */
export interface OpenMessages {
  count: number
  /** When the oldest came; null if there is none. */
  oldest: Date | null
}

@ObjectType({
  simpleResolvers: true,
  description: 'The rows of a list up to the end of a New York day.',
})
export class RowsUntil {
  @Field(() => Int, { description: 'The number of rows.' })
  count: number

  @Field(() => LocalDate, { description: 'The last day, as YYYY-MM-DD.' })
  until: string
}

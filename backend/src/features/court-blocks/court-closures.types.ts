import { LocalDate } from '../../graphql/local-date'
import { Field, ObjectType } from 'type-graphql'
import { createConnectionType } from '../../pagination/connection'
import { Court } from '../courts/court.entity'
import { TimeSpan } from '../courts/time-span.types'
import { NotToldPerson } from '../waitlist/not-told.types'
import { BlockedBooking } from './court-blocks.types'
import { CourtClosure } from './court-closure.entity'

export const { Connection: CourtClosureConnection } = createConnectionType(
  CourtClosure,
  'CourtClosure',
)

@ObjectType({ simpleResolvers: true, description: 'A time of a court.' })
export class CourtTime extends TimeSpan {
  @Field(() => Court, { description: 'The court.' })
  court: Court
}

@ObjectType({
  simpleResolvers: true,
  description: 'What a change of a closure would do. Nothing is changed.',
})
export class CourtClosurePreview {
  @Field(() => [CourtTime], {
    description: 'The times that are free and become blocked, by day, court and time.',
  })
  blocked: CourtTime[]

  @Field(() => [CourtTime], { description: 'The times that become free, by day and time.' })
  freed: CourtTime[]

  @Field(() => [BlockedBooking], {
    description: 'The bookings in the way that keep their time, by time.',
  })
  conflicts: BlockedBooking[]

  @Field(() => [BlockedBooking], {
    description: 'The bookings in the way that are cancelled, by time.',
  })
  cancelled: BlockedBooking[]
}

@ObjectType({ simpleResolvers: true, description: 'What a change of a closure has done.' })
export class CourtClosureResult {
  @Field(() => CourtClosure, { description: 'The closure as it is now.' })
  closure: CourtClosure

  @Field(() => [CourtTime], {
    description: 'The times that this call has blocked, by day, court and time.',
  })
  blocked: CourtTime[]

  @Field(() => [CourtTime], {
    description: 'The times that this call has freed, by day and time.',
  })
  freed: CourtTime[]

  @Field(() => [BlockedBooking], {
    description: 'The bookings in the way that keep their time, by time.',
  })
  conflicts: BlockedBooking[]

  @Field(() => [BlockedBooking], { description: 'The bookings that were cancelled, by time.' })
  cancelled: BlockedBooking[]

  @Field(() => [NotToldPerson], { description: 'Whom this call could not tell, each person once.' })
  notTold: NotToldPerson[]
}

@ObjectType({
  simpleResolvers: true,
  description: 'The line that members read about a closure, on one of its days.',
})
export class ClosureNote extends TimeSpan {
  @Field(() => LocalDate, { description: 'The day in New York, as YYYY-MM-DD.' })
  date: string

  @Field(() => String, { description: 'The line; at most 140 characters.' })
  note: string
}

import { LocalDate } from '../../graphql/local-date'
import { Field, Float, Int, ObjectType } from 'type-graphql'
import { TimeSpan } from '../courts/time-span.types'
import { WaitlistPerson } from '../waitlist/waitlist-person.types'

const LEVEL = 'The level, 2.0 to 5.0 in halves; null for members who have not said theirs.'

@ObjectType({ simpleResolvers: true, description: 'How many members of one level come.' })
export class OpenPlayLevel {
  @Field(() => Float, { nullable: true, description: LEVEL })
  level: number | null

  @Field(() => Int, { description: 'How many come, at least 1.' })
  count: number
}

@ObjectType({ simpleResolvers: true, description: 'An hour of open play.' })
export class OpenPlayHour extends TimeSpan {
  @Field({ description: 'Whether the club has closed all courts in this hour.' })
  isClosed: boolean

  @Field(() => Int, { description: 'How many members come at about this hour.' })
  count: number

  @Field(() => [OpenPlayLevel], { description: 'The same by level, lowest first.' })
  levels: OpenPlayLevel[]

  @Field(() => [String], {
    description: 'The first names of those who allow it, by name.',
  })
  names: string[]
}

@ObjectType({ simpleResolvers: true, description: 'The open play of a night, 11 PM to 5 AM.' })
export class OpenPlayNight {
  @Field(() => LocalDate, { description: 'The date of its evening, as YYYY-MM-DD.' })
  night: string

  @Field(() => [OpenPlayHour], {
    description: 'Its hours, in order; a night with a clock change has its own.',
  })
  hours: OpenPlayHour[]

  @Field(() => Date, {
    nullable: true,
    description:
      'At about which hour the caller comes, as an ISO 8601 instant (UTC); null if they have not said so.',
  })
  comesAt: Date | null
}

@ObjectType({ simpleResolvers: true, description: 'What other members read of the caller.' })
export class PlayProfile {
  @Field(() => Float, { nullable: true, description: LEVEL })
  level: number | null

  @Field({ description: 'Whether other members may read the caller’s first name.' })
  showsName: boolean
}

@ObjectType({ simpleResolvers: true, description: 'A member who comes to open play.' })
export class OpenPlayVisitor {
  @Field(() => Date, { description: 'At about which hour, as an ISO 8601 instant (UTC).' })
  comesAt: Date

  @Field(() => WaitlistPerson, { description: 'The member.' })
  person: WaitlistPerson

  @Field(() => Float, { nullable: true, description: LEVEL })
  level: number | null
}

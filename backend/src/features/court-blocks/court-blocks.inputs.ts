import { GraphQLLocalTime } from 'graphql-scalars'
import { LocalDate } from '../../graphql/local-date'
import { ArgsType, Field, ID, InputType } from 'type-graphql'
import { Satisfies } from '../../core/satisfies.decorator'
import { TeamPageArgs } from '../../pagination/connection'
import { blockTitle } from '../../shared/desk-rules'
import { all, atMost, each } from '../../shared/rule'
import { idList, rules } from '../../shared/rules'
import { BlockKind, Weekday } from './block.options'

/** More than members book: 18 hours of both courts on 14 days. A request has at most 1,000 values. */
const CANCELLED_MAX = 750

/** A rule for the bookings that the caller was shown; there can be none. */
export const bookingsToCancel = all(
  atMost(CANCELLED_MAX, `Please name at most ${String(CANCELLED_MAX)}`),
  each(rules.id),
)

export const bookingsToCancelDescription =
  'The UUIDs of the bookings that `cancelsBookings` cancels, at most 750: those that the preview listed. Other bookings in the way keep their time. Null means all.'

@InputType({ description: 'Times at which courts are blocked.' })
export class BlockCourtsInput {
  @Field(() => [ID], { description: 'The courts’ UUIDs.' })
  @Satisfies(idList)
  courts: string[]

  @Field(() => LocalDate, { description: 'The first day in New York, as YYYY-MM-DD.' })
  from: string

  @Field(() => LocalDate, {
    description: 'The last day in New York, as YYYY-MM-DD: today or later, and within 366 days.',
  })
  until: string

  @Field(() => [Weekday], {
    nullable: true,
    description: 'Keeps these days of the week; null means every day.',
  })
  weekdays?: Weekday[] | null

  @Field(() => GraphQLLocalTime, {
    description:
      'When a block begins in New York, as HH:MM at a full or half hour. A time that the clock change skips is an hour later; of a time that it repeats, the first counts.',
  })
  startTime: string

  @Field(() => GraphQLLocalTime, {
    description:
      'When it ends, as HH:MM at a full or half hour. A time that is not after `startTime` is on the next day, so 00:00 is the end of the day. Of a time that the clock change repeats, the second counts.',
  })
  endTime: string

  @Field(() => BlockKind, { description: 'Why the courts are blocked.' })
  kind: BlockKind

  @Field(() => String, { description: 'What the team calls it; 1 to 80 characters.' })
  @Satisfies(blockTitle)
  title: string

  @Field(() => Boolean, {
    description: 'Whether bookings in the way are cancelled, free of charge and with a mail.',
  })
  cancelsBookings: boolean

  @Field(() => [ID], { nullable: true, description: bookingsToCancelDescription })
  @Satisfies(bookingsToCancel)
  bookingsToCancel?: string[] | null

  @Field(() => String, {
    description:
      'Why; 1 to 500 characters. A member with a confirmed address reads it in the mail about a cancelled booking.',
  })
  @Satisfies(rules.reason)
  reason: string
}

@InputType({ description: 'Blocks that are removed.' })
export class RemoveBlocksInput {
  @Field(() => [ID], { description: 'The blocks’ UUIDs; 1 to 250, each only once.' })
  @Satisfies(idList)
  ids: string[]
}

@ArgsType()
export class BlockArgs extends TeamPageArgs {
  @Field(() => LocalDate, {
    nullable: true,
    description: 'Keeps the blocks that end after the beginning of this New York day.',
  })
  from?: string | null

  @Field(() => LocalDate, {
    nullable: true,
    description: 'Keeps the blocks that begin before the end of this New York day.',
  })
  until?: string | null
}

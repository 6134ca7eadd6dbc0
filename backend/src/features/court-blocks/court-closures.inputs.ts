import { GraphQLLocalTime } from 'graphql-scalars'
import { LocalDate } from '../../graphql/local-date'
import { IsOptional, Max, Min } from 'class-validator'
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql'
import { IdField } from '../../core/id-field.decorator'
import { Satisfies } from '../../core/satisfies.decorator'
import { TeamPageArgs } from '../../pagination/connection'
import { blockTitle, closureNote } from '../../shared/desk-rules'
import { rules } from '../../shared/rules'
import { BlockKind } from './block.options'
import {
  BlockCourtsInput,
  bookingsToCancel,
  bookingsToCancelDescription,
} from './court-blocks.inputs'

@InputType({ description: 'Times at which courts are closed.' })
export class CreateCourtClosureInput extends BlockCourtsInput {
  @Field(() => String, {
    nullable: true,
    description: 'One line that members read on its days; at most 140 characters.',
  })
  @Satisfies(closureNote)
  note?: string | null

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the site’s line shows `note` to everybody, from 7 days before the first day until the last end. Null is false.',
  })
  isNoteOnSite?: boolean | null
}

@InputType({
  description: 'What changes about a closure. What is missing or null stays as it is.',
})
export class UpdateCourtClosureInput {
  @IdField({ description: 'The closure’s UUID.' })
  id: string

  @Field(() => String, { nullable: true, description: 'The title; 1 to 80 characters.' })
  @Satisfies(blockTitle)
  title?: string | null

  @Field(() => BlockKind, { nullable: true, description: 'Why the courts are closed.' })
  kind?: BlockKind | null

  @Field(() => String, {
    nullable: true,
    description:
      'One line that members read on its days; at most 140 characters. An empty text removes it.',
  })
  @Satisfies(closureNote)
  note?: string | null

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the site’s line shows `note` to everybody, from 7 days before the first day until the last end. Null leaves it as it is.',
  })
  isNoteOnSite?: boolean | null

  @Field(() => GraphQLLocalTime, {
    nullable: true,
    description: 'When it begins in New York, as HH:MM at a full or half hour.',
  })
  startTime?: string | null

  @Field(() => GraphQLLocalTime, {
    nullable: true,
    description:
      'When it ends, as HH:MM at a full or half hour. A time that is not after `startTime` is on the next day.',
  })
  endTime?: string | null

  @Field(() => LocalDate, {
    nullable: true,
    description:
      'The last day in New York, as YYYY-MM-DD, within 366 days of the first. An earlier one than before ends the closure.',
  })
  until?: string | null

  @Field(() => [LocalDate], {
    nullable: true,
    description: 'Days of the closure that are skipped from now on.',
  })
  skipDates?: string[] | null

  @Field(() => [LocalDate], {
    nullable: true,
    description: 'Days of the closure that are no longer skipped.',
  })
  restoreDates?: string[] | null

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether bookings in the way are cancelled, free of charge and with a mail. Null is false.',
  })
  cancelsBookings?: boolean | null

  @Field(() => [ID], { nullable: true, description: bookingsToCancelDescription })
  @Satisfies(bookingsToCancel)
  bookingsToCancel?: string[] | null

  @Field(() => String, {
    nullable: true,
    description:
      'Why; at most 500 characters, and required if bookings are cancelled. A member with a confirmed address reads it in the mail about a cancelled booking.',
  })
  @Satisfies(rules.reason)
  reason?: string | null
}

@InputType({ description: 'A closure that is removed.' })
export class RemoveCourtClosureInput {
  @IdField({ description: 'The closure’s UUID.' })
  id: string
}

@ArgsType()
export class CourtClosureArgs extends TeamPageArgs {
  @Field(() => LocalDate, {
    nullable: true,
    description:
      'Keeps the closures whose last time ends after the beginning of this New York day.',
  })
  from?: string | null

  @Field(() => LocalDate, {
    nullable: true,
    description: 'Keeps the closures that begin before the end of this New York day.',
  })
  until?: string | null
}

/** The most days for which members can ask at once. */
const NOTE_DAYS_MAX = 31

@ArgsType()
export class ClosureNoteArgs {
  @Field(() => LocalDate, {
    nullable: true,
    description: 'The first day in New York, as YYYY-MM-DD; null is today.',
  })
  from?: string | null

  @Field(() => Int, { nullable: true, description: 'How many days, 1 to 31; null is 1.' })
  @IsOptional()
  @Min(1)
  @Max(NOTE_DAYS_MAX)
  days?: number | null
}

@ArgsType()
export class OneCourtClosureArgs {
  @IdField({ description: 'The closure’s UUID.' })
  id: string
}

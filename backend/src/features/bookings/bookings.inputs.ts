import { ArgsType, Field, ID, InputType } from 'type-graphql'
import { IdField } from '../../core/id-field.decorator'
import { LocalDate } from '../../graphql/local-date'
import { Satisfies } from '../../core/satisfies.decorator'
import { guestNames } from '../../shared/guest-names'
import { rules } from '../../shared/rules'

@ArgsType()
export class CourtDayArgs {
  @Field(() => LocalDate, { description: 'A day in New York, as YYYY-MM-DD.' })
  date: string
}

@InputType({ description: 'An hour of a court.' })
export class BookCourtInput {
  @IdField({ description: 'The court’s UUID.' })
  courtId: string

  @Field(() => Date, {
    description: 'When play begins: an ISO 8601 instant with an offset, as in `courtDay`.',
  })
  startsAt: Date

  @Field(() => [String], {
    description: 'The names of the guests; at most 3, each 1 to 80 characters.',
  })
  @Satisfies(guestNames)
  guests: string[]

  @Field(() => Boolean, {
    description: 'Whether the caller accepts the charges that CHARGE_REQUIRED lists.',
  })
  acceptsCharges: boolean

  @Field(() => ID, {
    nullable: true,
    description:
      'A UUID that the client creates for each booking. The same key returns the same booking for 24 hours.',
  })
  @Satisfies(rules.submissionKey)
  submissionKey?: string | null
}

@InputType({ description: 'A booking to cancel.' })
export class CancelBookingInput {
  @IdField({ description: 'The booking’s UUID.' })
  id: string

  @Field(() => Boolean, {
    description: 'Whether the caller accepts the charge that CHARGE_REQUIRED lists.',
  })
  acceptsCharges: boolean
}

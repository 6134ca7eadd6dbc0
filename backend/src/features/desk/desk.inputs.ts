import { LocalDate } from '../../graphql/local-date'
import { ArgsType, Field, InputType } from 'type-graphql'
import { IdField } from '../../core/id-field.decorator'
import { Satisfies } from '../../core/satisfies.decorator'
import { bookingReason } from '../../shared/desk-rules'
import { guestNames } from '../../shared/guest-names'
import { rules } from '../../shared/rules'
import { BookCourtInput } from '../bookings/bookings.inputs'

@ArgsType()
export class MembershipEndArgs {
  @IdField({ description: 'The membership’s UUID.' })
  id: string

  @Field(() => LocalDate, { description: 'Its last day in New York, as YYYY-MM-DD.' })
  endsOn: string
}

@InputType({ description: 'An hour of a court that the team books for a member.' })
export class BookForMemberInput extends BookCourtInput {
  @IdField({ description: 'The membership’s UUID, as in `memberships`.' })
  membershipId: string

  @Field(() => String, {
    nullable: true,
    description: 'Why, for the audit log; at most 500 characters.',
  })
  @Satisfies(bookingReason)
  reason?: string | null
}

@InputType({ description: 'A booking that the team cancels.' })
export class CancelForMemberInput {
  @IdField({ description: 'The booking’s UUID.' })
  id: string

  @Field(() => String, {
    description:
      'Why; 1 to 500 characters. A member with a confirmed address reads it in the mail.',
  })
  @Satisfies(rules.reason)
  reason: string

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the late fee is written down and the number of the month stays used; possible in the last 2 hours. Null is false.',
  })
  writesLateFee?: boolean | null
}

@InputType({ description: 'Where the team moves a booking.' })
export class MoveForMemberInput {
  @IdField({ description: 'The booking’s UUID.' })
  id: string

  @IdField({ description: 'The court’s UUID.' })
  courtId: string

  @Field(() => Date, {
    description: 'When play begins: an ISO 8601 instant with an offset, as in `courtSchedule`.',
  })
  startsAt: Date

  @IdField({
    nullable: true,
    description:
      'The UUID of the court that the caller has read: CONFLICT if the booking is on another one by now. Null means any.',
  })
  courtIdBefore?: string | null

  @Field(() => Date, {
    nullable: true,
    description:
      'The start that the caller has read, as an ISO 8601 instant with an offset: CONFLICT if the booking begins at another time by now. Null means any.',
  })
  startsAtBefore?: Date | null

  @Field(() => Boolean, {
    description: 'Whether the member accepts the charges that CHARGE_REQUIRED lists.',
  })
  acceptsCharges: boolean
}

@InputType({ description: 'The guests of a booking, as they are from now on.' })
export class ChangeGuestsInput {
  @IdField({ description: 'The booking’s UUID.' })
  id: string

  @Field(() => [String], {
    description: 'The names of all guests; at most 3, each 1 to 80 characters.',
  })
  @Satisfies(guestNames)
  guests: string[]

  @Field(() => [String], {
    nullable: true,
    description:
      'The guests that the caller has read: CONFLICT if the booking has others by now. Without them, any guests are replaced.',
  })
  @Satisfies(guestNames)
  guestsBefore?: string[] | null

  @Field(() => Boolean, {
    description: 'Whether the member accepts the charges that CHARGE_REQUIRED lists.',
  })
  acceptsCharges: boolean
}

@InputType({ description: 'Whether a player of a booking has arrived.' })
export class PlayerArrivedInput {
  @IdField({ description: 'The UUID of the player’s invitation.' })
  id: string

  @Field(() => Boolean, { description: 'False takes it back.' })
  hasArrived: boolean
}

@InputType({ description: 'A booking at the desk.' })
export class DeskBookingInput {
  @IdField({ description: 'The booking’s UUID.' })
  id: string
}

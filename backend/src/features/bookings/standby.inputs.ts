import { Field, InputType } from 'type-graphql'
import { IdField } from '../../core/id-field.decorator'
import { Satisfies } from '../../core/satisfies.decorator'
import { guestNames } from '../../shared/guest-names'

@InputType({ description: 'An hour to wait for.' })
export class JoinStandbyInput {
  @Field(() => Date, {
    description: 'When the hour begins: an ISO 8601 instant with an offset, as in `courtDay`.',
  })
  startsAt: Date

  @IdField({ nullable: true, description: 'The court’s UUID; null if any court will do.' })
  courtId?: string | null
}

@InputType({ description: 'An offer to take.' })
export class TakeStandbyInput {
  @IdField({ description: 'The UUID of the standby.' })
  id: string

  @Field(() => [String], {
    description: 'The names of the guests; at most 3, each 1 to 80 characters.',
  })
  @Satisfies(guestNames)
  guests: string[]

  @Field(() => Boolean, {
    description: 'Whether the caller accepts the charges that CHARGE_REQUIRED lists.',
  })
  acceptsCharges: boolean
}

@InputType({ description: 'A line to leave.' })
export class LeaveStandbyInput {
  @IdField({ description: 'The UUID of the standby.' })
  id: string
}

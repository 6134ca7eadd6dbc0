import { LocalDate } from '../../graphql/local-date'
import { ArgsType, Field, ID, InputType } from 'type-graphql'
import { IdField } from '../../core/id-field.decorator'
import { Satisfies } from '../../core/satisfies.decorator'
import { SearchArgs } from '../../pagination/connection'
import { settlementNote } from '../../shared/desk-rules'
import { idList, rules } from '../../shared/rules'
import { PaymentMethod } from '../bookings/payment-method.options'
import { DueState } from './due.entity'

@ArgsType()
export class DueArgs extends SearchArgs {
  @Field(() => DueState, { nullable: true, description: 'Keeps the dues with this state.' })
  state?: DueState | null

  @IdField({ nullable: true, description: 'Keeps the dues of the account with this UUID.' })
  userId?: string | null
}

@ArgsType()
export class TillArgs {
  @Field(() => LocalDate, {
    nullable: true,
    description: 'The New York day, as YYYY-MM-DD; today without it.',
  })
  day?: string | null
}

@ArgsType()
export class OwedByArgs {
  @IdField({ description: 'The UUID of the person’s account.' })
  userId: string
}

@InputType({ description: 'A due that the desk has taken.' })
export class SettleDueInput {
  @IdField({ description: 'The due’s UUID.' })
  id: string

  @Field(() => PaymentMethod, { description: 'How the desk has taken it.' })
  method: PaymentMethod

  @Field(() => String, {
    nullable: true,
    description: 'Words about it; at most 100 characters. Only the team reads them.',
  })
  @Satisfies(settlementNote)
  note?: string | null
}

@InputType({ description: 'A due that the team waives.' })
export class WaiveDueInput {
  @IdField({ description: 'The due’s UUID.' })
  id: string

  @Field(() => String, { description: 'Why; 1 to 500 characters. Only the team reads it.' })
  @Satisfies(rules.reason)
  reason: string
}

@InputType({ description: 'A settled or waived due.' })
export class ReopenDueInput {
  @IdField({ description: 'The due’s UUID.' })
  id: string
}

@InputType({ description: 'Charges and dues of one person that the desk has taken together.' })
export class SettleOwedInput {
  @IdField({ description: 'The UUID of the person’s account.' })
  userId: string

  @Field(() => [ID], {
    nullable: true,
    description: 'The UUIDs of open charges: 1 to 250, each only once.',
  })
  @Satisfies(idList)
  chargeIds?: string[] | null

  @Field(() => [ID], {
    nullable: true,
    description: 'The UUIDs of open dues: 1 to 250, each only once.',
  })
  @Satisfies(idList)
  dueIds?: string[] | null

  @Field(() => PaymentMethod, { description: 'How the desk has taken it.' })
  method: PaymentMethod

  @Field(() => String, {
    nullable: true,
    description: 'Words about it; at most 100 characters. The member may read those of charges.',
  })
  @Satisfies(settlementNote)
  note?: string | null
}

import { ArgsType, Field, InputType } from 'type-graphql'
import { IdField } from '../../core/id-field.decorator'
import { Satisfies } from '../../core/satisfies.decorator'
import { SearchArgs } from '../../pagination/connection'
import { settledHow } from '../../shared/desk-rules'
import { rules } from '../../shared/rules'
import { PaymentMethod } from '../bookings/payment-method.options'
import { ChargeState } from '../bookings/charge.entity'

/** `userId` is that of API-24. */
@ArgsType()
export class ChargeArgs extends SearchArgs {
  @Field(() => ChargeState, {
    nullable: true,
    description: 'Keeps the charges with this state.',
  })
  state?: ChargeState | null

  @IdField({ nullable: true, description: 'Keeps the charges of the person with this account.' })
  userId?: string | null
}

@InputType({ description: 'A charge that was settled at the desk.' })
export class SettleChargeInput {
  @IdField({ description: 'The charge’s UUID.' })
  id: string

  @Field(() => PaymentMethod, {
    nullable: true,
    description: 'How the desk has taken it. Required unless `how` says it.',
  })
  method?: PaymentMethod | null

  @Field(() => String, {
    nullable: true,
    description: 'How, in words; 1 to 100 characters. Required without `method`.',
  })
  @Satisfies(settledHow)
  how?: string | null
}

@InputType({ description: 'A charge that the team waives.' })
export class WaiveChargeInput {
  @IdField({ description: 'The charge’s UUID.' })
  id: string

  @Field(() => String, { description: 'Why; 1 to 500 characters. Only the team reads it.' })
  @Satisfies(rules.reason)
  reason: string
}

@InputType({ description: 'A settled or waived charge.' })
export class ReopenChargeInput {
  @IdField({ description: 'The charge’s UUID.' })
  id: string
}

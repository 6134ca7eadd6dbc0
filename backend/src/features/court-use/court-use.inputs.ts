import { ArgsType, Field } from 'type-graphql'
import { TeamPageArgs } from '../../pagination/connection'
import { UsePeriod } from './court-use.options'

const PERIOD = {
  nullable: true,
  defaultValue: UsePeriod.weeks_4,
  description: 'The days that count.',
}

@ArgsType()
export class CourtUseArgs {
  @Field(() => UsePeriod, PERIOD)
  period: UsePeriod
}

@ArgsType()
export class PeriodPageArgs extends TeamPageArgs {
  @Field(() => UsePeriod, PERIOD)
  period: UsePeriod
}

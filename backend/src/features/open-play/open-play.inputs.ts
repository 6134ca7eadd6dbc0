import { LocalDate } from '../../graphql/local-date'
import { ArgsType, Field, Float, InputType } from 'type-graphql'

@ArgsType()
export class OpenPlayArgs {
  @Field(() => LocalDate, {
    nullable: true,
    description: 'The date of the evening in New York, as YYYY-MM-DD; null is this night.',
  })
  night?: string | null
}

@InputType({ description: 'When the caller comes to open play.' })
export class SayOpenPlayInput {
  @Field(() => Date, {
    description: 'The beginning of an hour of `openPlay`: an ISO 8601 instant with an offset.',
  })
  comesAt: Date
}

@InputType({ description: 'A night to which the caller does not come.' })
export class WithdrawOpenPlayInput {
  @Field(() => LocalDate, {
    description: 'The date of the evening in New York, as YYYY-MM-DD.',
  })
  night: string
}

@InputType({
  description: 'What other members read of the caller. What is missing stays as it is.',
})
export class SetPlayProfileInput {
  @Field(() => Float, {
    nullable: true,
    description: 'The level, 2.0 to 5.0 in halves; null for none.',
  })
  level?: number | null

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether other members may read the caller’s first name; null leaves it as it is.',
  })
  showsName?: boolean | null
}

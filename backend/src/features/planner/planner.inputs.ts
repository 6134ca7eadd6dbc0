import { ArgsType, Field, Float, Int } from 'type-graphql'
import { Satisfies } from '../../core/satisfies.decorator'
import { plannerDefaults, plannerRules } from '../../shared/planner-rules'

/** What a forecast assumes. */
@ArgsType()
export class ForecastArgs {
  @Field(() => Float, {
    nullable: true,
    description:
      'How many reservations a member makes in a week, on average; 0.05 to 7. Without it, the forecast uses what the club knows: `DemandForecast.frequency`. These are reservations and not visits: four people who play together and take turns make 0.25 each per game.',
  })
  @Satisfies(plannerRules.reservationsPerWeek)
  reservationsPerWeek?: number | null

  @Field(() => Float, {
    nullable: true,
    defaultValue: plannerDefaults.metShare,
    description:
      'The share of wishes that must be met for the courts to carry the members; 0.5 to 1.',
  })
  @Satisfies(plannerRules.metShare)
  metShare: number

  @Field(() => Int, {
    nullable: true,
    defaultValue: plannerDefaults.courts,
    description: 'The number of courts; 1 to 8.',
  })
  @Satisfies(plannerRules.courts)
  courts: number

  @Field(() => Int, {
    nullable: true,
    defaultValue: plannerDefaults.seed,
    description:
      'Selects the random numbers; 0 to 2147483647. The same arguments and survey answers return the same forecast on every server.',
  })
  @Satisfies(plannerRules.seed)
  seed: number

  @Field(() => Boolean, {
    nullable: true,
    defaultValue: plannerDefaults.anonymous,
    description:
      'Whether anonymous answers count: those that were sent without an account. Of one network address, at most 3 in 365 days count.',
  })
  anonymous: boolean
}

/** The question that a forecast answers. */
@ArgsType()
export class DemandForecastArgs extends ForecastArgs {
  @Field(() => Int, {
    nullable: true,
    defaultValue: plannerDefaults.members,
    description: 'For how many members the shares and the grid are computed; 1 to 400.',
  })
  @Satisfies(plannerRules.members)
  members: number
}

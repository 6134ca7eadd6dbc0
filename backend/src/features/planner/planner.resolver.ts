import { Args, Ctx, Resolver } from 'type-graphql'
import { TeamQuery } from '../../graphql/operation.decorators'
import { perMinute } from '../../http/rate-limits'
import { requireUser, type Context } from '../../graphql/context'
import { getDemandForecast, getForecastChanges } from './demand-forecast.service'
import { DemandForecastArgs, ForecastArgs } from './planner.inputs'
import { DemandForecast, ForecastChange } from './planner.types'

const FORECASTS = perMinute('demand-forecasts', 30)

/** Much work: one operation may ask at most three forecasts (ADR-16). */
const COMPLEXITY = 300

const CHANGES = perMinute('forecast-changes', 20)

/** The work of three forecasts. */
const CHANGES_COMPLEXITY = 900

@Resolver()
export class PlannerResolver {
  @TeamQuery(() => DemandForecast, {
    staff: 'FIGURES_READ',
    scope: 'CLUB_READ',
    complexity: COMPLEXITY,
    description: 'Forecasts how many members the courts carry.',
    errors: [
      'BAD_USER_INPUT',
      'RATE_LIMITED above 30 a minute',
      'SERVICE_UNAVAILABLE while many forecasts are computed',
    ],
  })
  async demandForecast(@Args() question: DemandForecastArgs, @Ctx() context: Context) {
    await context.consumeLimit(FORECASTS, requireUser(context).id)
    return getDemandForecast(question, context.now())
  }

  @TeamQuery(() => [ForecastChange], {
    staff: 'FIGURES_READ',
    scope: 'CLUB_READ',
    complexity: CHANGES_COMPLEXITY,
    description:
      'Computes what would change the recommended cap of a forecast; empty without enough answers.',
    errors: [
      'BAD_USER_INPUT',
      'RATE_LIMITED above 20 a minute',
      'SERVICE_UNAVAILABLE while many forecasts are computed',
    ],
  })
  async forecastChanges(
    @Args() basis: ForecastArgs,
    @Ctx() context: Context,
  ): Promise<ForecastChange[]> {
    await context.consumeLimit(CHANGES, requireUser(context).id)
    return getForecastChanges(basis, context.now())
  }
}

import { Args, Ctx, Resolver } from 'type-graphql'
import { TeamQuery } from '../../graphql/operation.decorators'
import { MINUTE_SECONDS } from '../../core/durations'
import { requireUser, type Context } from '../../graphql/context'
import { getDemandForecast } from './demand-forecast.service'
import { DemandForecastArgs } from './planner.inputs'
import { DemandForecast } from './planner.types'

const FORECASTS = { name: 'demand-forecasts', points: 30, duration: MINUTE_SECONDS }

/** Much work: one operation may ask at most three forecasts (ADR-16). */
const COMPLEXITY = 300

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
  async demandForecast(
    @Args(() => DemandForecastArgs) question: DemandForecastArgs,
    @Ctx() context: Context,
  ) {
    await context.consumeLimit(FORECASTS, requireUser(context).id)
    return getDemandForecast(question, context.now())
  }
}

import type { DemandForecastArgs } from '../src/features/planner/planner.inputs'

/** What the team asks of a forecast. */
export const QUESTION = {
  members: 225,
  metShare: 0.9,
  courts: 2,
  seed: 1,
  anonymous: true,
} satisfies DemandForecastArgs

/** Does a work of several steps at once; returns its result. */
export function resultOf<Result>(work: Generator<void, Result>): Result {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

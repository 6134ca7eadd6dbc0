import { club } from './club'
import type { Rule } from './rule'

/** The ranges of the planner's questions (ADR-39). The team's page and the server use them. */
export const plannerLimits = {
  members: { min: 1, max: 400 },
  reservationsPerWeek: { min: 0.05, max: 7 },
  metShare: { min: 0.5, max: 1 },
  courts: { min: 1, max: 8 },
  seed: { min: 0, max: 2_147_483_647 },
} as const

/** The usual question: what the server assumes and the team's page shows at first. */
export const plannerDefaults = {
  members: club.waitlistCapacity,
  reservationsPerWeek: 0.7,
  metShare: 0.9,
  courts: club.courts.premium,
  seed: 1,
  anonymous: true,
} as const

/** How many anonymous answers of one network address a forecast uses in a number of days (BOOKING-21). */
export const anonymousAnswersPerAddress = { max: 3, days: 365 } as const

/** A rule for a number from `min` to `max`; NaN is refused. */
export const within =
  ({ min, max }: { min: number; max: number }): Rule<number> =>
  value =>
    value >= min && value <= max ? undefined : `Please choose ${String(min)} to ${String(max)}`

export const plannerRules = {
  members: within(plannerLimits.members),
  reservationsPerWeek: within(plannerLimits.reservationsPerWeek),
  metShare: within(plannerLimits.metShare),
  courts: within(plannerLimits.courts),
  seed: within(plannerLimits.seed),
}

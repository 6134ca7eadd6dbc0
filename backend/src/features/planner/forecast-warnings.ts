import { bookingRules } from '../../shared/booking-rules'
import { ForecastQuality, ForecastWarningKind, type ForecastWarning } from './planner.types'

const { opensAtHour, closesAtHour, minutes, monthly } = bookingRules
/** The month of the comparison, in days. */
const MONTH_DAYS = 30

/**
 * Returns the warnings for a number of members and courts. The first warns if the promised hours
 * exceed those of the courts in 30 days (BOOKING-1), the second of few answers.
 */
export function forecastWarnings(
  { members, courts }: { members: number; courts: number },
  quality: ForecastQuality,
): ForecastWarning[] {
  const promisedHours = (members * monthly.standard * minutes) / 60
  const availableHours = courts * (closesAtHour - opensAtHour) * MONTH_DAYS
  const promise = {
    kind: ForecastWarningKind.promise_exceeds_capacity,
    promisedHours,
    availableHours,
  }
  const few = {
    kind: ForecastWarningKind.few_answers,
    promisedHours: null,
    availableHours: null,
  }
  return [
    ...(promisedHours > availableHours ? [promise] : []),
    ...(quality === ForecastQuality.good ? [] : [few]),
  ]
}

import type { Response } from 'express'
import type { RateLimiterRes } from 'rate-limiter-flexible'
import type { LimiterOptions } from '../database/limiters'

/** The headers of `showRateLimit`, by the names that a page of another site needs to read them. */
export const RATE_LIMIT_HEADERS = ['RateLimit', 'RateLimit-Policy'] as const

type Count = Pick<RateLimiterRes, 'remainingPoints' | 'msBeforeNext'>

interface ShownLimit {
  rateLimit?: Count
}

/**
 * Shows a limit and the caller's count in the response, as in
 * draft-ietf-httpapi-ratelimit-headers-10. Of several limits, the response shows the one that will
 * refuse first (API-20). The name needs no escapes: it comes from our code.
 */
export function showRateLimit(
  res: Response,
  { name, points, duration }: LimiterOptions,
  count: Count,
): void {
  // Express creates `locals` for each response.
  const shown: ShownLimit = res.locals
  if (shown.rateLimit && !refusesBefore(count, shown.rateLimit)) return
  shown.rateLimit = count
  const { remainingPoints, msBeforeNext } = count
  res.setHeader('RateLimit-Policy', `"${name}";q=${points};w=${duration}`)
  res.setHeader('RateLimit', `"${name}";r=${remainingPoints};t=${Math.ceil(msBeforeNext / 1_000)}`)
}

/** The limit with fewer remaining actions; of equal ones, the limit that is reset later. */
const refusesBefore = (one: Count, other: Count) =>
  one.remainingPoints < other.remainingPoints ||
  (one.remainingPoints === other.remainingPoints && one.msBeforeNext > other.msBeforeNext)

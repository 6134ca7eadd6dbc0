import { RateLimiterRes } from 'rate-limiter-flexible'
import { HOUR_SECONDS } from './durations'
import { AppError } from './errors'
import { formatDuration } from './format-duration'

const RETRY_AFTER_MAX = HOUR_SECONDS

/** Returns RATE_LIMITED with the wait in the message and in `retryAfter` (seconds). */
export function rateLimitedError(retryAfter: number): AppError {
  const message = `Too many tries. Please try again in ${formatDuration(retryAfter)}.`
  return new AppError('RATE_LIMITED', message, { retryAfter })
}

/**
 * For `.catch()`: converts a limiter's refusal to RATE_LIMITED, at most an hour; rethrows other
 * errors.
 */
export function refuseRateLimited(reason: unknown): never {
  if (!(reason instanceof RateLimiterRes)) throw reason
  const seconds = Math.ceil(reason.msBeforeNext / 1_000)
  throw rateLimitedError(Math.min(RETRY_AFTER_MAX, Math.max(1, seconds)))
}

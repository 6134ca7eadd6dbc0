import { RateLimiterRes } from 'rate-limiter-flexible'
import { HOUR_SECONDS } from './durations'
import { AppError } from './errors'
import { formatDuration } from './format-duration'

const RETRY_AFTER_MAX = HOUR_SECONDS

/** RATE_LIMITED, in words and in numbers; `retryAfter` is in seconds. */
export function rateLimitedError(retryAfter: number): AppError {
  const words = `Too many tries. Please try again in ${formatDuration(retryAfter)}.`
  return new AppError('RATE_LIMITED', words, { retryAfter })
}

/** For `.catch()`: a limiter's refusal becomes RATE_LIMITED, at most an hour; anything else passes on. */
export function refuseRateLimited(reason: unknown): never {
  if (!(reason instanceof RateLimiterRes)) throw reason
  const seconds = Math.ceil(reason.msBeforeNext / 1_000)
  throw rateLimitedError(Math.min(RETRY_AFTER_MAX, Math.max(1, seconds)))
}

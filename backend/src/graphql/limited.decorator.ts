import { createMethodMiddlewareDecorator } from 'type-graphql'
import { AppError } from '../core/errors'
import type { RateLimit } from '../http/rate-limits'
import type { Context } from './context'

/**
 * Counts each call of the resolver against the caller's address; each alias counts (SEC-T4). Throws
 * RATE_LIMITED above the limit. A call that fails with SERVICE_UNAVAILABLE is not counted, so that
 * people who share an address can retry (API-12).
 */
export function Limited(limit: RateLimit) {
  return createMethodMiddlewareDecorator<Context>(async ({ context }, next) => {
    await context.consumeLimit(limit, context.address)
    try {
      return (await next()) as unknown
    } catch (error) {
      if (isBusy(error)) await context.services.rateLimits.refund(limit, context.address)
      throw error
    }
  })
}

const isBusy = (error: unknown) =>
  error instanceof AppError && error.extensions['code'] === 'SERVICE_UNAVAILABLE'

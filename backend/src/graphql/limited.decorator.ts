import { createMethodMiddlewareDecorator } from 'type-graphql'
import type { RateLimit } from '../http/rate-limits'
import type { Context } from './context'

/** Counts each call of the resolver against the caller's address: aliases count one by one (SEC-T4). */
export function Limited(limit: RateLimit) {
  return createMethodMiddlewareDecorator<Context>(async ({ context }, next) => {
    await context.rateLimits.consume(limit, context.address)
    return (await next()) as unknown
  })
}

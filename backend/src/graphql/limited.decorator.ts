import { createMethodMiddlewareDecorator } from 'type-graphql'
import type { Action } from '../http/rate-limits'
import type { Context } from './context'

/** Counts each call of the resolver against the caller's address: aliases count one by one (SEC-T4). */
export function Limited(action: Action) {
  return createMethodMiddlewareDecorator<Context>(async ({ context }, next) => {
    await context.rateLimits.consume(action, context.address)
    return (await next()) as unknown
  })
}

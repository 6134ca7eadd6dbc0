import { subscribe } from 'node:diagnostics_channel'
import type { RequestHandler } from 'express'
import type { Sessions } from '../accounts/session'
import { SLOW_STATEMENTS, type SlowStatement } from '../database/watch-statements'
import type { Metric } from '../features/feature'
import type { Guard } from '../http/guard'
import { observeRequests, type RequestObserver } from '../http/observe-requests'
import { logRequest } from '../http/request-log'
import { createMetrics } from './metrics'
import { metricsRoute } from './metrics-route'
import { createServerMetrics } from './server-metrics'

interface Options extends Pick<Sessions, 'accountIdOf'> {
  /** Paths that the log and the metrics may contain; completed while the app is built. */
  paths: ReadonlySet<string>
  /** Without it, nothing is measured, and there is no /metrics. */
  metricsToken: string | undefined
  countSockets: () => number
  /** The metrics of the features. */
  metrics: readonly Metric[]
}

/** Creates a handler that logs and measures each request; `routes` serve /metrics. */
export function startObserving({
  paths,
  metricsToken,
  accountIdOf,
  countSockets,
  metrics,
}: Options): { guard: Guard; routes: RequestHandler[] } {
  const observers: RequestObserver[] = [logRequest]
  const routes: RequestHandler[] = []
  if (metricsToken !== undefined) {
    const all = [...createServerMetrics(countSockets), ...metrics]
    const { registry, observeRequest, countSlowStatement } = createMetrics(all)
    subscribe(SLOW_STATEMENTS, message => {
      // Published by watch-statements.ts.
      countSlowStatement((message as SlowStatement).statement)
    })
    observers.push(observeRequest)
    routes.push(metricsRoute(registry, metricsToken))
  }
  return { guard: observeRequests({ routes: paths, accountIdOf, observers }), routes }
}

import { subscribe } from 'node:diagnostics_channel'
import type { RequestHandler } from 'express'
import { SLOW_STATEMENTS, type SlowStatement } from '../database/watch-statements'
import type { Metric } from '../features/feature'
import type { RequestObserver } from '../http/observe-requests'
import { createMetrics } from './metrics'
import { metricsRoute } from './metrics-route'
import { createServerMetrics } from './server-metrics'

export interface MetricOptions {
  countSockets: () => number
  /** The metrics of the features. */
  metrics: readonly Metric[]
}

/**
 * Returns an observer of requests and the handler of /metrics. Without METRICS_TOKEN there is
 * neither, and nothing is measured.
 */
export function startMetrics(
  token: string | undefined,
  { countSockets, metrics }: MetricOptions,
): { observers: RequestObserver[]; routes: RequestHandler[] } {
  if (token === undefined) return { observers: [], routes: [] }
  const { registry, observeRequest, countSlowStatement } = createMetrics([
    ...createServerMetrics(countSockets),
    ...metrics,
  ])
  subscribe(SLOW_STATEMENTS, message => {
    // Published by watch-statements.ts.
    countSlowStatement((message as SlowStatement).statement)
  })
  return { observers: [observeRequest], routes: [metricsRoute(registry, token)] }
}

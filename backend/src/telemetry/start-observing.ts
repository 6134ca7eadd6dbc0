import type { RequestHandler } from 'express'
import type { Sessions } from '../accounts/session'
import type { Guard } from '../http/guard'
import { observeRequests } from '../http/observe-requests'
import { logRequest } from '../http/request-log'
import { startMetrics, type MetricOptions } from './start-metrics'

interface Options extends MetricOptions, Pick<Sessions, 'accountIdOf'> {
  /** Paths that the log and the metrics may contain; completed while the app is built. */
  paths: ReadonlySet<string>
  metricsToken: string | undefined
}

/** Creates a handler that logs and measures each request; `routes` serve /metrics. */
export function startObserving({ paths, metricsToken, accountIdOf, ...options }: Options): {
  guard: Guard
  routes: RequestHandler[]
} {
  const { observers, routes } = startMetrics(metricsToken, options)
  const all = [logRequest, ...observers]
  return { guard: observeRequests({ routes: paths, accountIdOf, observers: all }), routes }
}

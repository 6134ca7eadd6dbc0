import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import { logFailure } from '../core/log'
import type { Metric } from '../features/feature'
import type { ObservedRequest, RequestObserver } from '../http/observe-requests'
import { isErrorCode } from '../shared/errors'

export interface Metrics {
  registry: Registry
  observeRequest: RequestObserver
  countSlowStatement: (statement: string) => void
}

/** From a response out of memory to the longest allowed statement, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * Creates a server's metrics for Prometheus. Labels are words of ours: their number is bounded, and
 * none is input.
 */
export function createMetrics(gauges: readonly Metric[]): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  for (const gauge of gauges) createGauge(registry, gauge)
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests until the response was sent.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: BUCKETS,
    registers,
  })
  const operations = new Histogram({
    name: 'graphql_operation_duration_seconds',
    help: 'Duration of requests with a GraphQL operation, including REST calls, by the operation’s root field.',
    labelNames: ['operation', 'outcome'] as const,
    buckets: BUCKETS,
    registers,
  })
  const refusals = new Counter({
    name: 'club_refusals_total',
    help: 'Requests that were refused or failed, by the code of their first error.',
    labelNames: ['code'] as const,
    registers,
  })
  const slowStatements = new Counter({
    name: 'club_slow_statements_total',
    help: 'Statements that took more than half a second.',
    labelNames: ['statement'] as const,
    registers,
  })
  return {
    registry,
    observeRequest: ({ method, route, status, ms, operation, code }) => {
      requests.observe({ method: knownMethod(method), route, status }, ms / 1_000)
      const outcome = code ? 'error' : 'ok'
      if (operation)
        operations.observe({ operation: operationLabel(operation), outcome }, ms / 1_000)
      if (code) refusals.inc({ code: codeLabel(code) })
    },
    countSlowStatement: statement => {
      slowStatements.inc({ statement })
    },
  }
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'OPTIONS'])
const knownMethod = (method: string) => (METHODS.has(method) ? method : 'other')

/** Clients can combine fields arbitrarily, so combinations share one label. */
const operationLabel = (fields: NonNullable<ObservedRequest['operation']>) =>
  fields.length === 1 ? String(fields[0]) : 'several'

const APOLLO_CODES =
  /^(GRAPHQL_(PARSE|VALIDATION)_FAILED|OPERATION_RESOLUTION_FAILURE|BAD_REQUEST|PERSISTED_QUERY_NOT_SUPPORTED)$/
const codeLabel = (code: string) => (isErrorCode(code) || APOLLO_CODES.test(code) ? code : 'other')

/**
 * Creates a gauge that is read on each scrape; it has no figures if reading fails, as during an
 * outage of the database.
 */
function createGauge(registry: Registry, { name, help, label = 'state', read }: Metric): void {
  const gauge = new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [registry],
    collect: async () => {
      gauge.reset()
      try {
        const figures = await read()
        if (typeof figures === 'object')
          for (const [word, value] of Object.entries(figures)) gauge.set({ [label]: word }, value)
        else if (!Number.isNaN(figures)) gauge.set(figures)
      } catch (error) {
        logFailure(`the metric ${name} could not be read`, error)
      }
    },
  })
}

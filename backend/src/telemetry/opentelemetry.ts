import { trace } from '@opentelemetry/api'
import { GraphQLInstrumentation } from '@opentelemetry/instrumentation-graphql'
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import { NodeSDK } from '@opentelemetry/sdk-node'
import { logFailure } from '../core/log'
import { safeTracerProvider } from './safe-tracer-provider'

/** Metrics go to Prometheus and logs to stdout, unless configured otherwise. */
const DEFAULTS = {
  OTEL_SERVICE_NAME: 'coral-way',
  OTEL_METRICS_EXPORTER: 'none',
  OTEL_LOGS_EXPORTER: 'none',
}

const PROBES = new Set(['/healthz', '/readyz', '/metrics'])

/**
 * Starts OpenTelemetry as configured by its environment variables. Requests, operations and
 * statements are spans.
 */
export function startSdk(): { stop: () => Promise<void> } {
  Object.assign(process.env, { ...DEFAULTS, ...process.env })
  const instrumentations = [
    new HttpInstrumentation({
      ignoreIncomingRequestHook: ({ url = '' }) => PROBES.has(url),
      disableOutgoingRequestInstrumentation: true,
    }),
    new GraphQLInstrumentation({ ignoreResolveSpans: true, mergeItems: true, allowValues: false }),
    new PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true }),
  ]
  const sdk = new NodeSDK({ instrumentations })
  sdk.start()
  const provider = safeTracerProvider(trace.getTracerProvider())
  for (const it of instrumentations) it.setTracerProvider(provider)
  return {
    stop: () =>
      sdk.shutdown().catch((error: unknown) => {
        logFailure('the last spans could not be sent', error)
      }),
  }
}

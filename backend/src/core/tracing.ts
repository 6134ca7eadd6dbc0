import { trace } from '@opentelemetry/api'

/*
 * OpenTelemetry's API does nothing unless telemetry/opentelemetry.ts has started an SDK; then there
 * is an active span.
 */

interface TracedRequest {
  requestId: string
  method: string
  /** A path of ours or `unmatched`, never what a client typed. */
  route: string
}

/**
 * Names the active span by the request's method and route (`POST /graphql`), with the request's id in it.
 * Returns the trace's id, if there is one.
 */
export const traceRequest = ({ requestId, method, route }: TracedRequest): string | undefined =>
  trace
    .getActiveSpan()
    ?.updateName(`${method} ${route}`)
    .setAttributes({ 'request.id': requestId, 'http.route': route })
    .spanContext().traceId

/** Returns the id of the active trace, if any. */
export const activeTraceId = (): string | undefined => trace.getActiveSpan()?.spanContext().traceId

/** Runs the work in a new span within the active one; without an active span, just runs it. */
export function inSpan<Result>(scope: string, name: string, work: () => Result): Result {
  if (!trace.getActiveSpan()) return work()
  return trace.getTracer(scope).startActiveSpan(name, span => {
    const result = work()
    if (result instanceof Promise) {
      const end = () => {
        span.end()
      }
      result.then(end, end)
    } else span.end()
    return result
  })
}

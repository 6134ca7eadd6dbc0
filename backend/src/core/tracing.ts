import { trace } from '@opentelemetry/api'

/*
 * OpenTelemetry's API does nothing unless telemetry/opentelemetry.ts has started an SDK: then there is an active span.
 */

/** Writes the request's id into its span, and gives the id of its trace, if it has one. Call it while that span is active. */
export const traceRequest = (requestId: string): string | undefined =>
  trace.getActiveSpan()?.setAttribute('request.id', requestId).spanContext().traceId

/** The id of the trace of what runs now, if it has one. */
export const activeTraceId = (): string | undefined => trace.getActiveSpan()?.spanContext().traceId

/** Runs the work in a span of that name, within the span that is active; without one there is nobody to tell. */
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

import { trace } from '@opentelemetry/api'

/*
 * OpenTelemetry's API does nothing unless telemetry/opentelemetry.ts has started an SDK: then there is an active span.
 */

/** Writes the request's id into its span, and gives the id of its trace, if it has one. Call it while that span is active. */
export const traceRequest = (requestId: string): string | undefined =>
  trace.getActiveSpan()?.setAttribute('request.id', requestId).spanContext().traceId

/** The id of the trace of what runs now, if it has one. */
export const activeTraceId = (): string | undefined => trace.getActiveSpan()?.spanContext().traceId

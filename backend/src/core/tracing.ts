/** What telemetry does for a request and for the log, when it is on. */
interface Tracing {
  /** Writes the request's id into the active span, and gives the id of its trace. */
  traceRequest: (requestId: string) => string | undefined
  activeTraceId: () => string | undefined
}

let tracing: Tracing | undefined

/** Called by telemetry when it is on; without it nothing has a trace. */
export function useTracing(on: Tracing): void {
  tracing = on
}

/** The id of the request's trace, if it has one. Call it while the request's span is active. */
export const traceRequest = (requestId: string) => tracing?.traceRequest(requestId)

/** The id of the trace of what runs now, if it has one. */
export const activeTraceId = () => tracing?.activeTraceId()

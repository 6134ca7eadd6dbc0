/** Writes a request's id into the active span, and gives the id of its trace. */
type TraceRequest = (requestId: string) => string | undefined

let trace: TraceRequest | undefined

/** Called by telemetry when it is on; without it a request has no trace. */
export function useTracing(traceRequest: TraceRequest): void {
  trace = traceRequest
}

/** The id of the trace in which the request is, if there is one. Call it while the request's span is active. */
export const traceRequest: TraceRequest = requestId => trace?.(requestId)

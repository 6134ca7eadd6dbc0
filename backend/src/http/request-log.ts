import { log } from '../core/log'
import type { RequestObserver } from './observe-requests'

/** Probes of monitoring, sent every few seconds; logged at debug level only. */
const PROBES = new Set(['/healthz', '/readyz', '/metrics'])
const OPERATION_FIELDS_MAX = 3

/**
 * Logs one line per request: route, operation, account, status and duration. No client input
 * (SEC-O7).
 */
export const logRequest: RequestObserver = request => {
  const { requestId, traceId, operation, isAborted, ms } = request
  const { method, route, status, accountId, code } = request
  log[PROBES.has(route) ? 'debug' : 'info'](
    {
      requestId,
      trace_id: traceId,
      method,
      route,
      status,
      operation: operation && nameOf(operation),
      ms: Math.round(ms * 10) / 10,
      accountId,
      code,
      aborted: isAborted || undefined,
    },
    'request',
  )
}

/** Returns the names of the first three root fields. */
const nameOf = (fields: readonly string[]) =>
  fields.slice(0, OPERATION_FIELDS_MAX).join('+') +
  (fields.length > OPERATION_FIELDS_MAX ? '+…' : '')

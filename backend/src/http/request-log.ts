import { log } from '../core/log'
import type { RequestObserver } from './observe-requests'

/** Asked every few seconds by those who watch: not worth a line each. */
const PROBES = new Set(['/healthz', '/readyz', '/metrics'])
const OPERATION_FIELDS_MAX = 3

/** A line for each request: what was asked, by which account, what came of it. Words of ours alone (SEC-O7). */
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

/** The fields it asks for, the first few when they are many. */
const nameOf = (fields: readonly string[]) =>
  fields.slice(0, OPERATION_FIELDS_MAX).join('+') +
  (fields.length > OPERATION_FIELDS_MAX ? '+…' : '')

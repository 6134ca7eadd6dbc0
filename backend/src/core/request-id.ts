import { createHash, randomUUID } from 'node:crypto'
import type { Request, Response } from 'express'

const HEADER = 'X-Request-Id'

/** A safe id from a client or a proxy: one word that cannot break a log line or a header. */
const SAFE = /^[A-Za-z0-9._-]{1,64}$/

/** Sets `X-Request-Id` on each response: the client's own id if it is safe, otherwise a new one. */
export function requestId(req: Request, res: Response): void {
  const given = String(req.headers['x-request-id'] ?? '')
  res.setHeader(HEADER, SAFE.test(given) ? given : randomUUID())
}

/** Returns the id of the response. */
export const requestIdOf = (res: Pick<Response, 'getHeader'>): string =>
  String(res.getHeader(HEADER))

/**
 * An id like ours, or like those of proxies and traces. Other ids of clients may contain any words.
 */
const GENERATED_ID = /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{32})$/i
const LOGGED_HASH_LENGTH = 32

/**
 * Returns the request's id for the log: the id itself, or the beginning of its SHA-256 if a client
 * may have chosen it.
 */
export function loggedId(requestId: string): string {
  if (GENERATED_ID.test(requestId)) return requestId
  return createHash('sha256').update(requestId).digest('hex').slice(0, LOGGED_HASH_LENGTH)
}

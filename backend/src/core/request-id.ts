import { randomUUID } from 'node:crypto'
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

import { randomUUID } from 'node:crypto'
import type { Request, Response } from 'express'

const HEADER = 'X-Request-Id'

/** What a client or a proxy may call its request: one word, which no log and no header can take for more. */
const SAFE = /^[A-Za-z0-9._-]{1,64}$/

/** Gives each answer an `X-Request-Id`: the client's own when it is safe, else a new one. */
export function requestId(req: Request, res: Response): void {
  const given = String(req.headers['x-request-id'] ?? '')
  res.setHeader(HEADER, SAFE.test(given) ? given : randomUUID())
}

/** The id that the answer has. */
export const requestIdOf = (res: Pick<Response, 'getHeader'>): string =>
  String(res.getHeader(HEADER))

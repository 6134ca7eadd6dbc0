import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { RequestHandler } from 'express'

const requestIds = new AsyncLocalStorage<string>()

/** What a client or a proxy may call its request: one word, which no log and no header can take for more. */
const SAFE = /^[A-Za-z0-9._-]{1,64}$/

/** Gives each answer an `X-Request-Id`: the client's own when it is safe, else a new one. */
export const requestId: RequestHandler = (req, res, next) => {
  const given = req.get('X-Request-Id') ?? ''
  const id = SAFE.test(given) ? given : randomUUID()
  res.set('X-Request-Id', id)
  requestIds.run(id, next)
}

/** Writes a failure into the log, with the id of the request that met it. */
export function logFailure(what: string, error: unknown): void {
  const id = requestIds.getStore()
  console.error(id === undefined ? what : `${what} (request ${id})`, error)
}

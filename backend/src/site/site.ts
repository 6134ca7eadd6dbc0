import type { RequestHandler } from 'express'
import type { IncomingMessage } from 'node:http'

export function site(_options: {
  dir: string
  hasSession: (req: IncomingMessage) => boolean
}): RequestHandler {
  return (_req, _res, next) => {
    next()
  }
}

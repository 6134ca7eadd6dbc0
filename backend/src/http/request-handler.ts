import type { Express, NextFunction, Request, Response } from 'express'
import { splitUrl } from './canonical-path'
import { errorHandler } from './error-handler'
import { passGuards, type Guard } from './guard'

export type RequestHandler = (req: Request, res: Response) => void

const noNext: NextFunction = () => undefined

/**
 * Creates the handler in front of an app. A request for exactly one of these paths runs the path's
 * guards, the last of which sends the response. It bypasses Express, whose routing takes as long as
 * all guards. The app handles all other requests.
 */
export function createRequestHandler(
  app: Express,
  paths: ReadonlyMap<string, readonly Guard[]>,
): RequestHandler {
  return (req, res) => {
    const [path] = splitUrl(req.url)
    const guards = paths.get(path)
    if (!guards) {
      app(req, res)
      return
    }
    // Express sets the same properties.
    req.originalUrl = req.url
    req.res = res
    res.locals = {}
    passGuards(guards, req, res).catch((error: unknown) => {
      errorHandler(error, req, res, noNext)
    })
  }
}

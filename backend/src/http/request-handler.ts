import type { Express, NextFunction, Request, Response } from 'express'
import { splitUrl } from './canonical-path'
import { errorHandler } from './error-handler'
import { passGuards, type Guard } from './guard'

export type RequestHandler = (req: Request, res: Response) => void

const noNext: NextFunction = () => undefined

/**
 * Node's handler in front of an app: what is asked at one of these paths, spelled so, passes its guards, the last of which
 * answers. The way through Express takes as long as all of them. Everything else is the app's.
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
    // As Express does.
    req.originalUrl = req.url
    req.res = res
    res.locals = {}
    passGuards(guards, req, res).catch((error: unknown) => {
      errorHandler(error, req, res, noNext)
    })
  }
}

import type { Request, Response } from 'express'
import { loggedId, requestIdOf } from '../core/request-id'
import { traceRequest } from '../core/tracing'
import { splitUrl } from './canonical-path'
import type { Guard } from './guard'

/** What is logged of a request, from the server's own code, never from client input. */
export interface RequestDetails {
  /** The root fields of its GraphQL operation; REST calls have one too. */
  operation?: readonly string[]
  /** The error code of the app or of Apollo Server, if it failed. */
  code?: string
  /** The header that shows that another site's page sent it. */
  foreignHeader?: string
}

/** A request that has ended, for the log and the metrics. Contains no client input. */
export interface ObservedRequest extends RequestDetails {
  /** The id in the log. */
  requestId: string
  traceId: string | undefined
  method: string
  /** A known path, `/assets/*`, `/graphql/*`, or `unmatched`. */
  route: string
  status: number
  ms: number
  /** True if the client disconnected before the end of the response. */
  isAborted: boolean
  accountId: string | undefined
}

export type RequestObserver = (request: ObservedRequest) => void

interface Options {
  /** Paths that are logged as they are; routes are added while the app is built. */
  routes: ReadonlySet<string>
  accountIdOf: (req: Request) => string | undefined
  observers: RequestObserver[]
}

/**
 * Returns the details of a response’s request, which handlers fill in. Express creates `locals` for each
 * response.
 */
export const detailsOf = (res: Response): RequestDetails => res.locals

const SWITCHING_PROTOCOLS = 101

/** Calls the observers when a request ends or is aborted. Must run after `requestId`. */
export function observeRequests({ routes, accountIdOf, observers }: Options): Guard {
  return (req, res) => {
    const began = performance.now()
    const requestId = loggedId(requestIdOf(res))
    const { method } = req
    const route = routeOf(req.originalUrl, routes)
    const traceId = traceRequest({ requestId, method, route })
    res.once('close', () => {
      const { operation, code } = detailsOf(res)
      // Listed one by one, here and in the log, because V8 takes ten times as long for a spread.
      const request: ObservedRequest = {
        requestId,
        traceId,
        operation,
        code,
        method,
        route,
        status: res.statusCode,
        ms: performance.now() - began,
        isAborted: !res.writableFinished && res.statusCode !== SWITCHING_PROTOCOLS,
        accountId: accountIdOf(req),
      }
      for (const observe of observers) observe(request)
    })
  }
}

/** Folders whose files share one route name. */
const FOLDERS = ['/assets/', '/graphql/']

/**
 * Returns the route name of a URL; never the path of an unknown URL, which may contain any input.
 */
export function routeOf(url: string, routes: ReadonlySet<string>): string {
  const [path] = splitUrl(url)
  if (routes.has(path)) return path
  const folder = FOLDERS.find(it => path.startsWith(it))
  return folder ? `${folder}*` : 'unmatched'
}

import type { Request, Response } from 'express'
import { loggedId } from '../core/log'
import { requestIdOf } from '../core/request-id'
import { traceRequest } from '../core/tracing'
import { splitUrl } from './canonical-path'
import type { Guard } from './guard'

/** What those who answer know of a request, and nobody typed. */
export interface RequestFacts {
  /** The root fields of its GraphQL operation, REST's too. */
  operation?: readonly string[]
  /** Why it was refused: a code of ours or of Apollo Server's. */
  code?: string
}

/** A request that has ended, in words of ours: what the log and the metrics tell. */
export interface ObservedRequest extends RequestFacts {
  /** As the log calls it. */
  requestId: string
  traceId: string | undefined
  method: string
  /** A path of ours, `/assets/*`, `/graphql/*`, or `unmatched`. */
  route: string
  status: number
  ms: number
  /** True when the client went away before the answer had ended. */
  isAborted: boolean
  accountId: string | undefined
}

export type RequestObserver = (request: ObservedRequest) => void

interface Options {
  /** Paths that are named as they are; grows while the app is put together. */
  routes: ReadonlySet<string>
  accountIdOf: (req: Request) => string | undefined
  observers: RequestObserver[]
}

/** The facts of an answer, to be filled in by whoever learns them. Express makes `locals` for each. */
export const factsOf = (res: Response): RequestFacts => res.locals

const SWITCHING_PROTOCOLS = 101

/** Tells the observers of each request once it has ended, however it did. Comes after `requestId`. */
export function observeRequests({ routes, accountIdOf, observers }: Options): Guard {
  return (req, res) => {
    const began = performance.now()
    const requestId = loggedId(requestIdOf(res))
    const { method } = req
    const route = routeOf(req.originalUrl, routes)
    const traceId = traceRequest({ requestId, method, route })
    res.once('close', () => {
      const { operation, code } = factsOf(res)
      // Member by member, here and in the log: V8 takes ten times as long to spread one.
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

/** Folders of ours whose files have one name together. */
const FOLDERS = ['/assets/', '/graphql/']

/** Never what somebody made up: a path may hold anything. */
export function routeOf(url: string, routes: ReadonlySet<string>): string {
  const [path] = splitUrl(url)
  if (routes.has(path)) return path
  const folder = FOLDERS.find(it => path.startsWith(it))
  return folder ? `${folder}*` : 'unmatched'
}

import {
  IncomingMessage,
  ServerResponse,
  createServer,
  type RequestListener,
  type Server,
  type ServerOptions,
} from 'node:http'
import express, { type Express, type NextFunction, type Request, type Response } from 'express'
import { memoize } from '../core/memoize'
import { splitUrl } from './canonical-path'
import { trackConnections } from './close-server'
import { errorHandler } from './error-handler'
import { passGuards, type Guard } from './guard'
import { plainAddress } from './network-of'

/**
 * Creates an Express app with the site's settings. `trustProxy` lists the proxies whose
 * `X-Forwarded-*` headers are trusted, or their number.
 */
export function createExpressApp(trustProxy: string[] | number): Express {
  const app = express()
  app.disable('x-powered-by').enable('case sensitive routing')
  app.set('trust proxy', trustProxy).set('etag', false)
  if (typeof trustProxy === 'number') return app
  // Memoized: Express compares the list on each read of an address, several times per request.
  const isTrusted = app.get('trust proxy fn') as (address: string) => boolean
  // A proxy can write the proxy before it with a port: otherwise that one would be the visitor.
  const isTrustedText = memoize((address: string) => isTrusted(plainAddress(address)))
  // A closed socket has no address any more.
  return app.set(
    'trust proxy',
    (address?: string) => address !== undefined && isTrustedText(address),
  )
}

export type RequestHandler = (req: Request, res: Response) => void

export type AppServerOptions = Pick<
  ServerOptions,
  'connectionsCheckingInterval' | 'requestTimeout' | 'headersTimeout' | 'keepAliveTimeout'
>

/**
 * In milliseconds. Node closes a slow request at the first check after its timeout, so timeout and
 * check interval together stay below a minute (SEC-I11). The keep-alive timeout is longer than that
 * of most proxies, a minute, so that a proxy does not send a request on a connection that is
 * closing.
 */
export const TIMEOUTS = {
  connectionsCheckingInterval: 5_000,
  requestTimeout: 50_000,
  headersTimeout: 30_000,
  keepAliveTimeout: 75_000,
}

/**
 * Creates Node's server for an Express app, or for a handler in front of it. It creates requests
 * and responses with Express's prototypes, because V8 cannot optimise an object whose prototype is
 * replaced later (ADR-21).
 */
export function createAppServer(
  app: Express,
  options: AppServerOptions = TIMEOUTS,
  handler: RequestHandler = app,
): Server {
  const server = createServer(
    {
      ...options,
      IncomingMessage: withPrototype(IncomingMessage, app.request),
      ServerResponse: withPrototype(ServerResponse, app.response),
    },
    // The requests have Express's prototypes, set above.
    handler as RequestListener,
  )
  trackConnections(server)
  return server
}

/**
 * Returns a class whose objects have another prototype, which inherits from the parent's. `new`
 * creates the object and the parent initialises it. Reflect.construct would give each object a
 * separate hidden class, which doubles the time of a small request.
 */
function withPrototype<Parent extends object>(parent: Parent, prototype: object): Parent {
  // Node's two classes are functions that can initialise an existing object.
  const construct = parent as unknown as (this: object, ...args: unknown[]) => void
  function Message(this: object, ...args: unknown[]) {
    construct.apply(this, args)
  }
  Message.prototype = prototype
  return Message as unknown as Parent
}

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

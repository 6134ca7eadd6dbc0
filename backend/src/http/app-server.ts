import {
  IncomingMessage,
  ServerResponse,
  createServer,
  type RequestListener,
  type Server,
  type ServerOptions,
} from 'node:http'
import type { Express } from 'express'
import { trackConnections } from './close-server'
import type { RequestHandler } from './request-handler'

export type AppServerOptions = Pick<
  ServerOptions,
  'connectionsCheckingInterval' | 'requestTimeout' | 'headersTimeout' | 'keepAliveTimeout'
>

/**
 * In milliseconds. A slow request is cut at the first look after its time is over, whenever it began: time and
 * interval together are below a minute (SEC-I11). An idle connection is kept for longer than a proxy keeps
 * its own, mostly a minute: the proxy never sends into one that is closing.
 */
export const TIMEOUTS = {
  connectionsCheckingInterval: 5_000,
  requestTimeout: 50_000,
  headersTimeout: 30_000,
  keepAliveTimeout: 75_000,
}

/**
 * Node's server for an Express app, or for a handler in front of it. Requests and answers are made with the prototypes that Express would
 * give them: an object whose prototype is exchanged later is never fast again in V8 (ADR-21).
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
    // They are made as Express's, just above.
    handler as RequestListener,
  )
  trackConnections(server)
  return server
}

/**
 * The class, making objects with another prototype that inherits from its own. The object is made by `new`
 * and handed to the class, because Reflect.construct gives each a hidden class of its own: twice the time
 * of a small request.
 */
function withPrototype<Parent extends object>(parent: Parent, prototype: object): Parent {
  // Node's two classes are functions, which may be called upon an object that is there already.
  const construct = parent as unknown as (this: object, ...args: unknown[]) => void
  function Message(this: object, ...args: unknown[]) {
    construct.apply(this, args)
  }
  Message.prototype = prototype
  return Message as unknown as Parent
}
